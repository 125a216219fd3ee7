"""TZ-9: food days: feeding, the change of age, and the temples' rewards."""

from antiqua.games.tzolkin.rules.building_rewards import reward_buildings
from antiqua.games.tzolkin.rules.calamities import feeding_corn, gold_is_short, is_hunger, skulls_anger
from antiqua.games.tzolkin.rules.constructing import deal_buildings
from antiqua.games.tzolkin.rules.goods import GOLD, gain_gold, gain_skulls
from antiqua.games.tzolkin.rules.powers import appetite, unfed_points
from antiqua.games.tzolkin.rules.renovation import has_new_buildings
from antiqua.games.tzolkin.rules.stack import push
from antiqua.games.tzolkin.rules.turn_order import seat_in_order
from antiqua.games.tzolkin.state import EMPTY, WORKERS, Ask
from antiqua.kernel.compiling import inline, rule
from antiqua.kernel.rng import integer

SKULL = 3
REWARDING = 0
"""The first step of a food day; the others are feeding with its rewards, and the end."""
LAST_STEP = 2
CHANGE_OF_AGE = 1
"""The food day, counted from 0, that ends age 1."""


@inline
def workers_in_play(me):
    """In hand, on gears and on the start-player space (TZ-1.3)."""
    return WORKERS - me.supply


@rule
def continue_food_day(box, state, step):
    """Buildings reward, everybody feeds, the buildings of age 1 go, the temples reward (TZ-9.1, TP-4.4)."""
    push(state, Ask.FOOD_DAY, step + 1, 0, 0)
    if step == REWARDING:
        if has_new_buildings(state):
            reward_buildings(box, state)
        return
    number = state.food_days
    for seat in range(state.seats):
        feed(box, state, seat)
    if number == CHANGE_OF_AGE:
        change_age(box, state)
    if number == 0 or number == 2:
        give_materials(box, state)
    else:
        give_points(box, state, 0 if number == CHANGE_OF_AGE else 1)


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
def food_need(box, state, me):
    """The corn that each worker needs without farms (TZ-9.2, TP-2.12, TP-3.6)."""
    return box.feed_corn + appetite(box, me) + feeding_corn(box, state)


@rule
def corn_eaten(box, workers, free, need, discount):
    """The corn for so many workers who need `need` each without farms; a farm's worker needs less (TP-7)."""
    helped = min(workers, free)
    need = max(0, need - discount)
    return helped * max(0, need - box.feed_corn) + (workers - helped) * need


@rule
def fed_with(box, corn, workers, free, need, discount):
    """The corn that feeds as many workers as can be with so much, and how many are not fed (TZ-9.2)."""
    fed = workers
    eaten = corn_eaten(box, fed, free, need, discount)
    while eaten > corn:
        fed -= 1
        eaten = corn_eaten(box, fed, free, need, discount)
    return eaten, workers - fed


@rule
def feeding(box, state, seat):
    """The corn paid and the number of workers not fed, who are as few as can be (TZ-9.2, TP-7)."""
    free, discount = farms(box, state, seat)
    me = state.players[seat]
    return fed_with(box, integer(me.corn), workers_in_play(me), free, food_need(box, state, me), discount)


@rule
def feed(box, state, seat):
    """Feeds as many workers as the corn allows (TZ-9.2)."""
    corn, unfed = feeding(box, state, seat)
    me = state.players[seat]
    me.corn -= corn
    me.points -= unfed * unfed_points(box, me)
    if is_hunger(state):
        me.fed = workers_in_play(me) - unfed


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
    if gold_is_short(state) or skulls_anger(state):
        award_materials(box, state, enough)
        return
    for seat in range(state.seats):
        me = state.players[seat]
        if enough:
            gain_skulls(state, me, integer(skulls_due(box, state, seat)))
        for temple in range(3):
            for step in range(me.temples[temple] + 1):
                material = box.temples[temple].material[step]
                if 0 <= material < SKULL:
                    me.blocks[material] += 1


@rule
def award_materials(box, state, enough):
    """The same where gold or skulls have a price: about these they decide in turn order (TP-3.3)."""
    for i in range(state.seats - 1, -1, -1):
        seat = seat_in_order(state, i)
        me = state.players[seat]
        gold = 0
        for temple in range(3):
            for step in range(me.temples[temple] + 1):
                material = box.temples[temple].material[step]
                if material == GOLD:
                    gold += 1
                elif 0 <= material < SKULL:
                    me.blocks[material] += 1
        skulls = skulls_due(box, state, seat) if enough else 0
        if gold + skulls > 0:
            push(state, Ask.AWARD, seat, gold, skulls)


@rule
def award(state, seat, gold, skulls):
    """Asks a seat about what its place in the temples, or its buildings, give it."""
    state.to_move = seat
    gain_skulls(state, state.players[seat], skulls)
    gain_gold(state, state.players[seat], gold)


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
