"""What tests of the game are made of; needs Hypothesis (``pip install chickenfoot[testing]``).

drawing     a table as a drawing: ``table("ends 2 2 5 …")``
chances     rulesets, rounds and moves from any source of choices
strategies  the same as Hypothesis strategies
unseen      the tiles a seat cannot see, dealt anew
contract    what every computer player must keep
"""
