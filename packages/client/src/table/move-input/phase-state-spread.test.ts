import type { GameState } from '@great-fire/game';
import { checkActionOnView, previewSpread, legalActions, viewFor } from '@great-fire/game';
import { NO_HOVER, EMPTY_DRAFT } from './draft';
import { toMapMarks } from './map-marks';
import { derivePhaseState, getIgnitableDistricts } from './phase-state';
import { pressDistrict } from './handle-press';
import { findView, atSpreadPhase, phaseStateAt, playableCard, SEEDS } from './testing/phase-fixtures';

describe('spread', () => {
  test('no card picked: nothing is lit and nothing can be sent', () => {
    const offer = phaseStateAt(atSpreadPhase('ash'), EMPTY_DRAFT, 'spread');
    expect(offer).toMatchObject({ card: null, targets: [], plan: null, action: null });
  });

  test.each(SEEDS)('without a card, the reach holds the targets of every card of the hand (%s)', (seed) => {
    const view = atSpreadPhase(seed);
    const reach = new Set(getIgnitableDistricts(view));
    const legal = legalActions(view).flatMap((action) => (action.type === 'spread' ? [action.to] : []));
    expect(reach.size).toBeGreaterThan(0);
    expect(legal.filter((to) => !reach.has(to))).toEqual([]);
  });

  test.each(SEEDS)('every target that is lit as legal can be sent as it is planned (%s)', (seed) => {
    const view = atSpreadPhase(seed);
    const choice = playableCard(view);
    const { targets } = phaseStateAt(view, choice, 'spread');
    const legal = targets.filter((target) => target.legal);
    expect(legal.length).toBeGreaterThan(0);
    for (const { to } of legal) {
      const { draft: next, actions } = pressDistrict(view, phaseStateAt(view, choice, 'spread'), choice, to);
      const { action, plan } = phaseStateAt(view, next, 'spread');
      expect(actions).toEqual([]);
      expect(action === null ? 'none' : checkActionOnView(view, action)).toBeNull();
      expect(plan?.path[0]).toBe(plan?.spread.from);
      expect(plan?.path.at(-1)).toBe(to);
      expect(plan?.path.at(-2)).toBe(plan?.spread.exit);
    }
  });

  test.each(SEEDS)('every source and exit that is offered instead can be sent too (%s)', (seed) => {
    const view = atSpreadPhase(seed);
    const card = playableCard(view);
    const target = phaseStateAt(view, card, 'spread').targets.find(({ legal }) => legal);
    const choice = { ...card, district: target?.to ?? null };
    const { plan } = phaseStateAt(view, choice, 'spread');
    for (const from of plan?.sources ?? []) {
      const other = phaseStateAt(view, { ...choice, from }, 'spread').plan;
      expect(other?.spread.from).toBe(from);
      for (const exit of other?.exits ?? []) {
        const last = phaseStateAt(view, { ...choice, from, exit }, 'spread');
        expect(last.plan?.spread.exit).toBe(exit);
        expect(last.action === null ? 'none' : checkActionOnView(view, last.action)).toBeNull();
      }
    }
  });

  test.each(SEEDS)('the lit targets of a hand are all that the rules allow (%s)', (seed) => {
    const view = atSpreadPhase(seed);
    const allowed = new Set(
      legalActions(view).flatMap((action) => (action.type === 'spread' ? `${action.card}>${action.to}` : [])),
    );
    const lit = new Set(
      (view.own?.hand ?? []).flatMap((card, place) =>
        phaseStateAt(view, { ...EMPTY_DRAFT, card: place }, 'spread')
          .targets.filter(({ legal }) => legal)
          .map(({ to }) => `${card}>${to}`),
      ),
    );
    expect(lit).toEqual(allowed);
  });

  test('what is foretold is what the rules foretell for the spread that would be sent', () => {
    const view = atSpreadPhase('bread');
    const card = playableCard(view);
    const to = phaseStateAt(view, card, 'spread').targets.find(({ legal }) => legal)?.to ?? null;
    const { plan } = phaseStateAt(view, { ...card, district: to }, 'spread');
    if (plan === null) throw new Error('Nothing is planned');
    expect(plan.preview).toEqual(previewSpread(view, plan.spread));
  });

  test('a field is refused as a field', () => {
    const view = atSpreadPhase('coal');
    const choice = playableCard(view);
    const pressed = pressDistrict(view, phaseStateAt(view, choice, 'spread'), choice, 'moorfields');
    expect(pressed.draft).toBe(choice);
    expect(pressed.refusal?.reason).toMatch(/target-grass|no-link-in-direction|exit-not-burning/);
  });

  test('a card under the pointer is lit but never sent', () => {
    const view = atSpreadPhase('draught');
    const { card } = playableCard(view);
    const offer = derivePhaseState(view, EMPTY_DRAFT, card);
    if (offer.phase !== 'spread') throw new Error('A card is asked for');
    expect(offer.targets.length).toBeGreaterThan(0);
    expect(offer.action).toBeNull();
  });

  test('the map is veiled while targets are lit, and shows the way of the cone once one is chosen', () => {
    const view = atSpreadPhase('ember');
    const card = playableCard(view);
    const to = phaseStateAt(view, card, 'spread').targets.find(({ legal }) => legal)?.to ?? null;
    const choice = { ...card, district: to };
    const marks = toMapMarks(derivePhaseState(view, choice), choice, NO_HOVER);
    expect(marks.dimOthers).toBe(true);
    expect(marks.chosenSpread?.to).toBe(to);
    expect(marks.chosenSpread?.path.at(-1)).toBe(to);
  });
});

describe('spread twice', () => {
  const canAgain = (state: GameState) =>
    state.turn.step === 'act' &&
    legalActions(viewFor(state, state.turn.seat)).some(({ type }) => type === 'spread');
  const again = () => findView('twice', canAgain, 3);

  test('the wish turns the first action into a second spread, sent with the token', () => {
    const view = again();
    expect(derivePhaseState(view, EMPTY_DRAFT).phase).toBe('act');
    const choice = { ...EMPTY_DRAFT, isDoubleMove: true };
    const { targets } = phaseStateAt(view, choice, 'double-move');
    const to = targets.find(({ legal }) => legal)?.to ?? null;
    const { action } = phaseStateAt(view, { ...choice, district: to }, 'double-move');
    expect(action).toMatchObject({ type: 'spread', token: 'double-move', card: view.turn.card });
    expect(action === null ? 'none' : checkActionOnView(view, action)).toBeNull();
  });
});
