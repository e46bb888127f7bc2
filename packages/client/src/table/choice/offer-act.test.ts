import type { Action, PlayerView } from '@great-fire/game';
import { checkOnView, legalActions, viewFor } from '@great-fire/game';
import { after, dealt, playUntil } from '../../dev/play';
import { NO_GLANCE, NOTHING_CHOSEN } from './choice';
import { marksOf } from './marks-of';
import { offerOf } from './offer';
import { pressDistrict, pressPiece, pressVerb } from './press';
import { mine, at, acting, offered, SEEDS } from './testing/moments';

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
