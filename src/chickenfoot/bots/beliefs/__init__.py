"""What a seat can infer of the tiles it does not see, and hidden deals drawn from all that are possible.

    what = unknowns(view)
    deals = sampler(what)
    hands, yard = what.deal(deals.sample(stream), stream)

A deal is possible when the moves made, played on it, would have shown the seat what it has seen. All possible
deals are equally likely here: that others choose their moves for reasons is not counted as evidence.
"""

from chickenfoot.bots.beliefs.chain import Chain, any_deal
from chickenfoot.bots.beliefs.constraints import unknowns
from chickenfoot.bots.beliefs.exact import Exact, TooMany
from chickenfoot.bots.beliefs.sampler import Sampler, sampler
from chickenfoot.bots.beliefs.unknowns import Known, Place, Unknowns

__all__ = [
    "Chain",
    "Exact",
    "Known",
    "Place",
    "Sampler",
    "TooMany",
    "Unknowns",
    "any_deal",
    "sampler",
    "unknowns",
]
