import type { Action, GameState, PlayerView } from '@great-fire/game';
import { checkOnView, DIRECTIONS, foretellSpread, isPlayable, legalActions, viewFor } from '@great-fire/game';
import { after, dealt, playUntil } from '../../dev/play';
import type { Choice } from './choice';
import { NO_GLANCE, NOTHING_CHOSEN } from './choice';
import { marksOf } from './marks-of';
import type { Offer } from './offer';
import { offerOf, unplayable } from './offer';
import { pressDistrict, pressPiece, pressVerb } from './press';

const mine = ({ state }: { readonly state: GameState }): PlayerView => viewFor(state, state.turn.seat);

const at = (seed: string, isFound: (state: GameState) => boolean, players: 3 | 4 | 5 | 6 = 4) =>
  mine(playUntil(dealt(players, seed), players, isFound));

const spreading = (seed: string) => at(seed, ({ turn }) => turn.number >= 15 && turn.step === 'spread');
const acting = (seed: string) => at(seed, ({ turn }) => turn.number >= 15 && turn.step === 'act');

/** The offer of a moment, out of the union. */
type OfferAt<M, O = Offer> = O extends { readonly moment: infer N } ? (M extends N ? O : never) : never;

function offered<M extends Offer['moment']>(view: PlayerView, choice: Choice, moment: M) {
  const offer = offerOf(view, choice);
  if (offer.moment !== moment) throw new Error(`Asked for ${offer.moment}, not ${moment}`);
  return offer as OfferAt<M>;
}

/** A place in the hand whose card can be played. */
function aCard(view: PlayerView): Choice {
  const card = unplayable(view).indexOf(false);
  if (card < 0) throw new Error('No card can be played');
  return { ...NOTHING_CHOSEN, card };
}

const SEEDS = ['ash', 'bread', 'coal', 'draught', 'ember'];

describe('spread', () => {
  test('no card picked: nothing is lit and nothing can be sent', () => {
    const offer = offered(spreading('ash'), NOTHING_CHOSEN, 'spread');
    expect(offer).toMatchObject({ card: null, lit: [], plan: null, action: null });
  });

  test.each(SEEDS)('every target that is lit as legal can be sent as it is planned (%s)', (seed) => {
    const view = spreading(seed);
    const choice = aCard(view);
    const { lit } = offered(view, choice, 'spread');
    const legal = lit.filter((target) => target.legal);
    expect(legal.length).toBeGreaterThan(0);
    for (const { to } of legal) {
      const { choice: next, send } = pressDistrict(view, offered(view, choice, 'spread'), choice, to);
      const { action, plan } = offered(view, next, 'spread');
      expect(send).toEqual([]);
      expect(action === null ? 'none' : checkOnView(view, action)).toBeNull();
      expect(plan?.path[0]).toBe(plan?.spread.from);
      expect(plan?.path.at(-1)).toBe(to);
      expect(plan?.path.at(-2)).toBe(plan?.spread.exit);
    }
  });

  test.each(SEEDS)('every source and exit that is offered instead can be sent too (%s)', (seed) => {
    const view = spreading(seed);
    const card = aCard(view);
    const target = offered(view, card, 'spread').lit.find(({ legal }) => legal);
    const choice = { ...card, district: target?.to ?? null };
    const { plan } = offered(view, choice, 'spread');
    for (const from of plan?.sources ?? []) {
      const other = offered(view, { ...choice, from }, 'spread').plan;
      expect(other?.spread.from).toBe(from);
      for (const exit of other?.exits ?? []) {
        const last = offered(view, { ...choice, from, exit }, 'spread');
        expect(last.plan?.spread.exit).toBe(exit);
        expect(last.action === null ? 'none' : checkOnView(view, last.action)).toBeNull();
      }
    }
  });

  test.each(SEEDS)('the lit targets of a hand are all that the rules allow (%s)', (seed) => {
    const view = spreading(seed);
    const allowed = new Set(
      legalActions(view).flatMap((action) => (action.type === 'spread' ? `${action.card}>${action.to}` : [])),
    );
    const lit = new Set(
      (view.own?.hand ?? []).flatMap((card, place) =>
        offered(view, { ...NOTHING_CHOSEN, card: place }, 'spread')
          .lit.filter(({ legal }) => legal)
          .map(({ to }) => `${card}>${to}`),
      ),
    );
    expect(lit).toEqual(allowed);
  });

  test('what is foretold is what the rules foretell for the spread that would be sent', () => {
    const view = spreading('bread');
    const card = aCard(view);
    const to = offered(view, card, 'spread').lit.find(({ legal }) => legal)?.to ?? null;
    const { plan } = offered(view, { ...card, district: to }, 'spread');
    if (plan === null) throw new Error('Nothing is planned');
    expect(plan.foretold).toEqual(foretellSpread(view, plan.spread));
  });

  test('a field is refused as a field', () => {
    const view = spreading('coal');
    const choice = aCard(view);
    const pressed = pressDistrict(view, offered(view, choice, 'spread'), choice, 'moorfields');
    expect(pressed.choice).toBe(choice);
    expect(pressed.refusal?.reason).toMatch(/target-grass|no-link-in-direction|exit-not-burning/);
  });

  test('a card under the pointer is lit but never sent', () => {
    const view = spreading('draught');
    const { card } = aCard(view);
    const offer = offerOf(view, NOTHING_CHOSEN, card);
    if (offer.moment !== 'spread') throw new Error('A card is asked for');
    expect(offer.lit.length).toBeGreaterThan(0);
    expect(offer.action).toBeNull();
  });

  test('the map is veiled while targets are lit, and shows the way of the cone once one is chosen', () => {
    const view = spreading('ember');
    const card = aCard(view);
    const to = offered(view, card, 'spread').lit.find(({ legal }) => legal)?.to ?? null;
    const choice = { ...card, district: to };
    const marks = marksOf(offerOf(view, choice), choice, NO_GLANCE);
    expect(marks.veil).toBe(true);
    expect(marks.chosen?.to).toBe(to);
    expect(marks.chosen?.path.at(-1)).toBe(to);
  });
});

describe('spread twice', () => {
  const canAgain = (state: GameState) =>
    state.turn.step === 'act' &&
    legalActions(viewFor(state, state.turn.seat)).some(({ type }) => type === 'spread');
  const again = () => at('twice', canAgain, 3);

  test('the wish turns the first action into a second spread, sent with the token', () => {
    const view = again();
    expect(offerOf(view, NOTHING_CHOSEN).moment).toBe('act');
    const choice = { ...NOTHING_CHOSEN, twice: true };
    const { lit } = offered(view, choice, 'spread-again');
    const to = lit.find(({ legal }) => legal)?.to ?? null;
    const { action } = offered(view, { ...choice, district: to }, 'spread-again');
    expect(action).toMatchObject({ type: 'spread', token: 'double-move', card: view.turn.card });
    expect(action === null ? 'none' : checkOnView(view, action)).toBeNull();
  });
});

describe('act', () => {
  const pawn = (view: PlayerView) => view.seats[view.turn.seat]?.pawn ?? null;

  test('a press on my place picks the pawn, and every place it reaches has a cost', () => {
    const view = acting('ash');
    const home = pawn(view);
    if (home === null) throw new Error('The pawn is placed');
    const { choice } = pressDistrict(view, offerOf(view, NOTHING_CHOSEN), NOTHING_CHOSEN, home);
    const offer = offered(view, choice, 'act');
    expect(offer.piece?.at).toBe(home);
    expect(offer.reached.every(({ cost }) => cost >= 1 && cost <= view.turn.points)).toBe(true);
  });

  test.each(SEEDS)('a far place is walked to step by step, each step legal in its turn (%s)', (seed) => {
    const played = playUntil(dealt(4, seed), 4, ({ turn }) => turn.number >= 15 && turn.step === 'act');
    const view = mine(played);
    for (const piece of offered(view, NOTHING_CHOSEN, 'act').pieces) {
      const choice = { ...NOTHING_CHOSEN, piece };
      const offer = offered(view, choice, 'act');
      const far = [...offer.reached].sort((a, b) => b.cost - a.cost)[0];
      if (far === undefined) continue;
      const { send, choice: next } = pressDistrict(view, offer, choice, far.to);
      expect(send).toHaveLength(far.cost);
      let walked = played;
      for (const action of send) {
        expect(checkOnView(mine(walked), action)).toBeNull();
        walked = after(walked, view.turn.seat, action);
      }
      expect(next.piece?.at).toBe(far.to);
      expect(walked.state.turn.points).toBe(view.turn.points - far.cost);
    }
  });

  test('a place out of reach is refused with a reason', () => {
    const view = acting('bread');
    const choice = { ...NOTHING_CHOSEN, piece: { kind: 'pawn' as const, at: pawn(view) ?? 'holborn' } };
    const pressed = pressDistrict(view, offerOf(view, choice), choice, 'pudding-lane');
    expect(pressed.refusal).toEqual({ rule: 'ACT-2', reason: 'pudding-lane-closed' });
    expect(pressed.send).toEqual([]);
  });

  test('a piece that is pressed twice is let go', () => {
    const view = acting('coal');
    const [piece] = offered(view, NOTHING_CHOSEN, 'act').pieces;
    if (piece === undefined) throw new Error('There is a piece to move');
    const picked = pressPiece(offerOf(view, NOTHING_CHOSEN), NOTHING_CHOSEN, piece).choice;
    expect(picked.piece).toEqual(piece);
    expect(pressPiece(offerOf(view, picked), picked, piece).choice.piece).toBeNull();
  });

  test('the verbs on the map are those of the rules, and a press on one sends it', () => {
    const view = at('verbs', (state) => {
      const legal = state.turn.step === 'act' ? legalActions(viewFor(state, state.turn.seat)) : [];
      return legal.some(({ type }) => type === 'demolish');
    });
    const offer = offered(view, NOTHING_CHOSEN, 'act');
    const legal = legalActions(view).flatMap((action): Action[] =>
      action.type === 'demolish' || action.type === 'put-out' ? [action] : [],
    );
    const { verbs = [] } = marksOf(offer, NOTHING_CHOSEN, NO_GLANCE);
    const sent = verbs.flatMap(({ district, verb }) => pressVerb(offer, NOTHING_CHOSEN, district, verb).send);
    expect(sent).toHaveLength(legal.length);
    expect(sent).toEqual(expect.arrayContaining(legal));
  });

  test('the way to a glanced place is drawn from the piece to it', () => {
    const view = acting('draught');
    const piece = { kind: 'pawn' as const, at: pawn(view) ?? 'holborn' };
    const choice = { ...NOTHING_CHOSEN, piece };
    const offer = offered(view, choice, 'act');
    const goal = offer.reached[offer.reached.length - 1];
    const marks = marksOf(offer, choice, { ...NO_GLANCE, district: goal?.to ?? null });
    expect(marks.route).toEqual([piece.at, ...(goal?.path ?? [])]);
  });
});

describe('intensify', () => {
  const growing = () => at('grow', ({ turn }) => turn.step === 'intensify');

  test('cones are placed press by press and confirmed only when all are placed', () => {
    const view = growing();
    let choice = NOTHING_CHOSEN;
    const { due, room } = offered(view, choice, 'intensify');
    const places = room.flatMap(({ district, room: free }) => Array.from({ length: free }, () => district));
    for (const district of places.slice(0, due)) {
      expect(offered(view, choice, 'intensify').action).toBeNull();
      choice = pressDistrict(view, offerOf(view, choice), choice, district).choice;
    }
    const { action } = offered(view, choice, 'intensify');
    expect(action).toEqual({ type: 'intensify', districts: places.slice(0, due) });
  });

  test('a full district gives its cones back when pressed again', () => {
    const view = growing();
    const { room } = offered(view, NOTHING_CHOSEN, 'intensify');
    const one = room[0];
    if (one === undefined) throw new Error('There is room');
    let choice = NOTHING_CHOSEN;
    const presses = Math.min(one.room, 3);
    for (let press = 0; press < presses; press++) {
      choice = pressDistrict(view, offerOf(view, choice), choice, one.district).choice;
    }
    expect(choice.picks).toHaveLength(presses);
    choice = pressDistrict(view, offerOf(view, choice), choice, one.district).choice;
    expect(choice.picks).toEqual([]);
  });

  test('where nothing burns no cone is placed, and the reason is told', () => {
    const view = growing();
    const pressed = pressDistrict(view, offerOf(view, NOTHING_CHOSEN), NOTHING_CHOSEN, 'moorfields');
    expect(pressed.refusal).toEqual({ rule: 'INT-1', reason: 'not-burning' });
  });
});

describe('setup', () => {
  test.each(['band', 'pawn'] as const)('a %s may be placed where the rules say, and nowhere else', (step) => {
    const view = at(step, ({ turn }) => turn.step === step);
    const { places } = offered(view, NOTHING_CHOSEN, step);
    expect(places).toHaveLength(legalActions(view).length);
    const first = places[0];
    if (first === undefined) throw new Error('There is a place');
    const { choice } = pressDistrict(view, offerOf(view, NOTHING_CHOSEN), NOTHING_CHOSEN, first);
    const { action } = offered(view, choice, step);
    expect(action === null ? 'none' : checkOnView(view, action)).toBeNull();
    const green = pressDistrict(view, offerOf(view, NOTHING_CHOSEN), NOTHING_CHOSEN, 'cheapside');
    expect(green.refusal?.reason).toBe('not-in-green-region');
  });

  test('only a hand of five alike is asked whether to redeal', () => {
    const asked = dealt(3, 'hands');
    const { own } = mine(asked);
    const alike = new Set(own?.hand).size === 1;
    expect(offerOf(mine(asked), NOTHING_CHOSEN).moment).toBe(alike ? 'redeal' : 'watch');
    const view = { ...mine(asked), own: own && { ...own, hand: ['N', 'N', 'N', 'N', 'N'] as const } };
    expect(offerOf(view, NOTHING_CHOSEN).moment).toBe('redeal');
  });
});

describe('a hand that cannot be played', () => {
  const stuck = (): PlayerView => {
    const view = at('stuck', (state) => {
      return state.turn.step === 'spread' && DIRECTIONS.some((card) => !isPlayable(state, card));
    });
    const card = DIRECTIONS.find((one) => !isPlayable(view, one));
    if (card === undefined || view.own === null) throw new Error('Every card can be played');
    return { ...view, own: { ...view.own, hand: [card, card, card, card, card] } };
  };

  test('gives up one card of the choice', () => {
    const view = stuck();
    expect(offered(view, NOTHING_CHOSEN, 'discard').action).toBeNull();
    const { action } = offered(view, { ...NOTHING_CHOSEN, card: 2 }, 'discard');
    expect(action).toEqual({ type: 'discard', card: view.own?.hand[2] });
    expect(action === null ? 'none' : checkOnView(view, action)).toBeNull();
  });
});

describe('whoever is not on turn', () => {
  test('is offered nothing, nor is a spectator', () => {
    const { state } = playUntil(dealt(4, 'watch'), 4, ({ turn }) => turn.number >= 6);
    const other = (state.turn.seat + 1) % 4;
    for (const viewer of [other, null]) {
      const view = viewFor(state, viewer);
      const offer = offerOf(view, NOTHING_CHOSEN);
      expect(offer).toEqual({ moment: 'watch' });
      expect(pressDistrict(view, offer, NOTHING_CHOSEN, 'cheapside').send).toEqual([]);
      expect(marksOf(offer, NOTHING_CHOSEN, NO_GLANCE)).toEqual({ pickable: [], flashed: null });
    }
  });
});
