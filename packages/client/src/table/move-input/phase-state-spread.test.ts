import { type GameState, checkActionOnView, legalActions, viewFor } from '@great-fire/game';
import { previewSpread } from '@great-fire/game/preview';
import {
  findViewInRandomGame,
  atSpreadPhase,
  phaseStateAt,
  playableCard,
  SEEDS,
} from '../../testing/phase-fixtures';
import { NO_HOVER, EMPTY_DRAFT } from './draft-store';
import { toMapMarks, derivePhaseState, pressDistrict } from './phases';
import { getIgnitableDistricts } from './phase-state';

describe('spread', () => {
  test('shows no targets and has no action without a card', () => {
    const offer = phaseStateAt(atSpreadPhase('ash'), EMPTY_DRAFT, 'spread');
    expect(offer).toMatchObject({ card: null, targets: [], plan: null, action: null });
  });

  test.each(SEEDS)(
    'includes the targets of every card of the hand in the ignitable districts (%s)',
    (seed) => {
      const view = atSpreadPhase(seed);
      const reach = new Set(getIgnitableDistricts(view));
      const legal = legalActions(view).flatMap((action) => (action.type === 'spread' ? [action.to] : []));
      expect(reach.size).toBeGreaterThan(0);
      expect(legal.filter((to) => !reach.has(to))).toEqual([]);
    },
  );

  test.each(SEEDS)('plans a legal spread for every legal target (%s)', (seed) => {
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

  test.each(SEEDS)('plans a legal spread for every alternative source and exit (%s)', (seed) => {
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

  test.each(SEEDS)('shows exactly the targets that the rules allow for the hand (%s)', (seed) => {
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

  test('previews the spread that would be sent', () => {
    const view = atSpreadPhase('bread');
    const card = playableCard(view);
    const to = phaseStateAt(view, card, 'spread').targets.find(({ legal }) => legal)?.to ?? null;
    const { plan } = phaseStateAt(view, { ...card, district: to }, 'spread');
    if (plan === null) throw new Error('Nothing is planned');
    expect(plan.preview).toEqual(previewSpread(view, plan.spread));
  });

  test('refuses a grass field with a reason', () => {
    const view = atSpreadPhase('coal');
    const choice = playableCard(view);
    const pressed = pressDistrict(view, phaseStateAt(view, choice, 'spread'), choice, 'moorfields');
    expect(pressed.draft).toBe(choice);
    expect(pressed.refusal?.reason).toMatch(/target-grass|no-link-in-direction|exit-not-burning/);
  });

  test('shows targets for a hovered card, but no action', () => {
    const view = atSpreadPhase('draught');
    const { card } = playableCard(view);
    const offer = derivePhaseState(view, EMPTY_DRAFT, card);
    if (offer.phase !== 'spread') throw new Error('A card is asked for');
    expect(offer.targets.length).toBeGreaterThan(0);
    expect(offer.action).toBeNull();
  });

  test('dims the map while targets are shown, and shows the path of the chosen spread', () => {
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

describe('double move', () => {
  const canAgain = (state: GameState) =>
    state.turn.step === 'act' &&
    legalActions(viewFor(state, state.turn.seat)).some(({ type }) => type === 'spread');
  const again = () => findViewInRandomGame('twice', canAgain, 3);

  test('turns the first action into a second spread that spends the token', () => {
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
