"""What a learner sees of a position: whole numbers in named parts of fixed shape, and one number from 0 on for every action.

>>> import parlour
>>> from parlour.observe import Actions, Observation
>>> state = parlour.game("muehle").start()
>>> seen = Observation(state.setup)
>>> seen.shapes["sites"], seen.size
((2, 24), 61)
>>> sum(seen.of(state))  # nine stones in each hand, nine to be placed, and somebody is on turn
28
>>> Actions(state.setup).count
625
"""

from parlour.observe.actions import Actions
from parlour.observe.observation import Observation

__all__ = ["Actions", "Observation"]
