"""The hand-made evaluation of Tzolk'in."""

from antiqua.bots.evaluations import Evaluation
from antiqua.bots.evaluations.tzolkin.prices import Prices
from antiqua.bots.evaluations.tzolkin.weights import VALUES, Weights
from antiqua.bots.evaluations.tzolkin.worth import is_final, is_idle, is_over, worth

EVALUATION = Evaluation(
    functions={"is_final": is_final, "is_idle": is_idle, "is_over": is_over, "worth": worth},
    weights=Weights,
    values=VALUES,
    prices=Prices,
)
