import type { GameState } from '@great-fire/game';
import { checkOnView, foretellSpread, legalActions, viewFor } from '@great-fire/game';
import { NO_GLANCE, NOTHING_CHOSEN } from './choice';
import { marksOf } from './marks-of';
import { offerOf, spreadReach } from './offer';
import { pressDistrict } from './press';
import { at, spreading, offered, aCard, SEEDS } from './testing/moments';

describe('spread', () => {
  test('no card picked: nothing is lit and nothing can be sent', () => {
    const offer = offered(spreading('ash'), NOTHING_CHOSEN, 'spread');
    expect(offer).toMatchObject({ card: null, lit: [], plan: null, action: null });
  });

  test.each(SEEDS)('without a card, the reach holds the targets of every card of the hand (%s)', (seed) => {
    const view = spreading(seed);
    const reach = new Set(spreadReach(view));
    const legal = legalActions(view).flatMap((action) => (action.type === 'spread' ? [action.to] : []));
    expect(reach.size).toBeGreaterThan(0);
    expect(legal.filter((to) => !reach.has(to))).toEqual([]);
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
