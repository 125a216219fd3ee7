"""TZ-9: food days: feeding, the change of age, and the temples' rewards."""

from antiqua.games.tzolkin.rules.constructing import deal_buildings
from antiqua.games.tzolkin.rules.goods import gain_skulls
from antiqua.games.tzolkin.state import EMPTY, WORKERS
from antiqua.kernel.compiling import inline, rule

SKULL = 3
CHANGE_OF_AGE = 1
"""The food day, counted from 0, that ends age 1."""


@inline
def workers_in_play(me):
    """In hand, on gears and on the start-player space (TZ-1.3)."""
    return WORKERS - me.supply


@rule
def hold_food_day(box, state):
    """Everybody feeds, the buildings of age 1 go, the temples reward (TZ-9.1)."""
    number = state.food_days
    for seat in range(state.seats):
        feed(box, state, seat)
    if number == CHANGE_OF_AGE:
        change_age(box, state)
    if number == 0 or number == 2:
        give_materials(box, state)
    else:
        give_points(box, state, 0 if number == CHANGE_OF_AGE else 1)
    state.food_days += 1


@rule
def farms(box, state, seat):
    """How many workers need no corn, and how much less every worker needs (TZ-9.3)."""
    free = 0
    discount = 0
    for building in range(box.n_buildings):
        if state.building_owner[building] == seat:
            free += box.buildings[building].feed_free
            discount += box.buildings[building].feed_discount
    me = state.players[seat]
    for i in range(me.n_wealth):
        free += box.wealth[me.wealth[i]].feed_free
    return free, discount


@rule
def feeding(box, state, seat):
    """The corn paid and the number of workers not fed, who are as few as can be (TZ-9.2)."""
    free, discount = farms(box, state, seat)
    me = state.players[seat]
    need = max(0, box.feed_corn - discount)
    hungry = max(0, workers_in_play(me) - free)
    fed = hungry
    while fed * need > me.corn:
        fed -= 1
    return fed * need, hungry - fed


@rule
def feed(box, state, seat):
    """Feeds as many workers as the corn allows (TZ-9.2)."""
    corn, unfed = feeding(box, state, seat)
    state.players[seat].corn -= corn
    state.players[seat].points -= unfed * box.unfed_points


@rule
def change_age(box, state):
    """Buildings of age 2 replace those on display (TZ-9.6)."""
    for slot in range(box.displayed):
        state.shown[slot] = EMPTY
    for i in range(state.deck_left[0]):
        state.decks[0][i] = 0
    state.deck_left[0] = 0
    deal_buildings(state, box.displayed, 1)


@rule
def skulls_due(box, state, seat):
    """The skulls that the temples owe a seat."""
    due = 0
    for temple in range(3):
        for step in range(state.players[seat].temples[temple] + 1):
            if box.temples[temple].material[step] == SKULL:
                due += 1
    return due


@rule
def give_materials(box, state):
    """In mid-age: the material of the step and all lower ones; skulls only if they suffice (TZ-9.4)."""
    due = 0
    for seat in range(state.seats):
        due += skulls_due(box, state, seat)
    enough = due <= state.skulls
    for seat in range(state.seats):
        me = state.players[seat]
        if enough:
            gain_skulls(state, me, skulls_due(box, state, seat))
        for temple in range(3):
            for step in range(me.temples[temple] + 1):
                material = box.temples[temple].material[step]
                if 0 <= material < SKULL:
                    me.blocks[material] += 1


@rule
def give_points(box, state, age):
    """At the end of an age: the points of the step, and the bonus of the highest (TZ-9.5)."""
    for temple in range(3):
        highest = 0
        level = 0
        for seat in range(state.seats):
            step = state.players[seat].temples[temple]
            state.players[seat].points += box.temples[temple].points[step]
            if step > highest or level == 0:
                highest = step
                level = 0
            if step == highest:
                level += 1
        bonus = box.temples[temple].bonus[age]
        if level > 1:
            bonus = bonus // 2
        for seat in range(state.seats):
            if state.players[seat].temples[temple] == highest:
                state.players[seat].points += bonus
