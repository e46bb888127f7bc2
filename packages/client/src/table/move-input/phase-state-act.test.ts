import { type Action, type PlayerView, checkActionOnView, legalActions, viewFor } from '@great-fire/game';
import { playAction, dealGame, playUntil } from '../../gallery/random-play';
import { ownView, findViewInRandomGame, atActPhase, phaseStateAt, SEEDS } from '../../testing/phase-fixtures';
import { NO_HOVER, EMPTY_DRAFT } from './draft-store';
import { toMapMarks, derivePhaseState, pressDistrict } from './phases';
import { pressPiece, handleVerbPress } from './handle-press';

describe('act', () => {
  const pawn = (view: PlayerView) => view.seats[view.turn.seat]?.pawn ?? null;

  test('selects the pawn when its district is pressed, and gives each destination a cost', () => {
    const view = atActPhase('ash');
    const home = pawn(view);
    if (home === null) throw new Error('The pawn is placed');
    const { draft } = pressDistrict(view, derivePhaseState(view, EMPTY_DRAFT), EMPTY_DRAFT, home);
    const offer = phaseStateAt(view, draft, 'act');
    expect(offer.piece?.at).toBe(home);
    expect(offer.destinations.every(({ cost }) => cost >= 1 && cost <= view.turn.points)).toBe(true);
  });

  test.each(SEEDS)('moves to a distant district step by step, each step legal (%s)', (seed) => {
    const played = playUntil(dealGame(4, seed), 4, ({ turn }) => turn.number >= 15 && turn.step === 'act');
    const view = ownView(played);
    for (const piece of phaseStateAt(view, EMPTY_DRAFT, 'act').pieces) {
      const choice = { ...EMPTY_DRAFT, piece };
      const offer = phaseStateAt(view, choice, 'act');
      const far = [...offer.destinations].sort((a, b) => b.cost - a.cost)[0];
      if (far === undefined) continue;
      const { actions, draft: next } = pressDistrict(view, offer, choice, far.to);
      expect(actions).toHaveLength(far.cost);
      let walked = played;
      for (const action of actions) {
        expect(checkActionOnView(ownView(walked), action)).toBeNull();
        walked = playAction(walked, view.turn.seat, action);
      }
      expect(next.piece?.at).toBe(far.to);
      expect(walked.state.turn.points).toBe(view.turn.points - far.cost);
    }
  });

  test('refuses an unreachable district with a reason', () => {
    const view = atActPhase('bread');
    const choice = { ...EMPTY_DRAFT, piece: { kind: 'pawn' as const, at: pawn(view) ?? 'holborn' } };
    const pressed = pressDistrict(view, derivePhaseState(view, choice), choice, 'pudding-lane');
    expect(pressed.refusal).toEqual({ rule: 'ACT-2', reason: 'pudding-lane-closed' });
    expect(pressed.actions).toEqual([]);
  });

  test('deselects a piece when it is pressed again', () => {
    const view = atActPhase('coal');
    const [piece] = phaseStateAt(view, EMPTY_DRAFT, 'act').pieces;
    if (piece === undefined) throw new Error('There is a piece to move');
    const picked = pressPiece(derivePhaseState(view, EMPTY_DRAFT), EMPTY_DRAFT, piece).draft;
    expect(picked.piece).toEqual(piece);
    expect(pressPiece(derivePhaseState(view, picked), picked, piece).draft.piece).toBeNull();
  });

  test('shows exactly the legal verbs on the map, and sends the pressed one', () => {
    const view = findViewInRandomGame('verbs', (state) => {
      const legal = state.turn.step === 'act' ? legalActions(viewFor(state, state.turn.seat)) : [];
      return legal.some(({ type }) => type === 'demolish');
    });
    const offer = phaseStateAt(view, EMPTY_DRAFT, 'act');
    const legal = legalActions(view).flatMap((action): Action[] =>
      action.type === 'demolish' || action.type === 'put-out' ? [action] : [],
    );
    const { verbs = [] } = toMapMarks(offer, EMPTY_DRAFT, NO_HOVER);
    const sent = verbs.flatMap(
      ({ district, verb }) => handleVerbPress(offer, EMPTY_DRAFT, district, verb).actions,
    );
    expect(sent).toHaveLength(legal.length);
    expect(sent).toEqual(expect.arrayContaining(legal));
  });

  test('draws the route from the piece to the hovered district', () => {
    const view = atActPhase('draught');
    const piece = { kind: 'pawn' as const, at: pawn(view) ?? 'holborn' };
    const choice = { ...EMPTY_DRAFT, piece };
    const offer = phaseStateAt(view, choice, 'act');
    const goal = offer.destinations[offer.destinations.length - 1];
    const marks = toMapMarks(offer, choice, { ...NO_HOVER, district: goal?.to ?? null });
    expect(marks.route).toEqual([piece.at, ...(goal?.path ?? [])]);
  });
});
