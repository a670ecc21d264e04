"""The compiled simulator: the rule book a second time, in arrays and machine code.

Needs the extra ``chickenfoot[fast]`` (numpy, numba). Nothing here is imported by a plain install; ask
:func:`chickenfoot.fast.ready.is_installed` first.
"""
