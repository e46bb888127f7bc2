import type { PlayerView } from '@great-fire/game';
import { legalActions, viewFor } from '@great-fire/game';
import { after, dealt, playUntil } from '../../dev/play';
import { NOTHING_CHOSEN } from './choice';
import { settle } from './settle';

const start = playUntil(dealt(3, 'settle'), 3, ({ turn }) => turn.number >= 4 && turn.step === 'spread');
const seat = start.state.turn.seat;
const before = viewFor(start.state, seat);
const spread = legalActions(before).find(({ type }) => type === 'spread');
if (spread === undefined) throw new Error('The fire can spread');
const spreadDone = after(start, seat, spread);

test('after the spread the wish to spread twice holds, the card and the target do not', () => {
  const choice = { ...NOTHING_CHOSEN, card: 2, district: 'cheapside' as const, twice: true };
  expect(settle(before, viewFor(spreadDone.state, seat), choice)).toEqual({ ...NOTHING_CHOSEN, twice: true });
});

test('the first action ends the wish, the piece stays picked', () => {
  const acting = viewFor(spreadDone.state, seat);
  const step = legalActions(acting).find(({ type }) => type === 'move-pawn');
  if (step?.type !== 'move-pawn') throw new Error('The pawn can move');
  const moved = viewFor(after(spreadDone, seat, step).state, seat);
  const piece = { kind: 'pawn' as const, at: step.to };
  expect(settle(acting, moved, { ...NOTHING_CHOSEN, piece, twice: true })).toEqual({
    ...NOTHING_CHOSEN,
    piece,
  });
});

test('when somebody else decides, nothing stays picked', () => {
  const ended = after(spreadDone, seat, { type: 'end-actions' });
  const view = viewFor(playUntil(ended, 1, ({ turn }) => turn.seat !== seat).state, seat);
  const choice = { ...NOTHING_CHOSEN, card: 1, twice: true };
  expect(settle(before, view, choice)).toEqual(NOTHING_CHOSEN);
});

test('an answer about the hand waits until it has been given, and no longer', () => {
  const dealtNow = dealt(3, 'settle');
  const first = dealtNow.state.turn.seat;
  const second = (first + 1) % 3;
  const choice = { ...NOTHING_CHOSEN, handAnswer: 'redeal' } as const;
  const firstKept = after(dealtNow, first, { type: 'keep-hand' });
  const seen = [dealtNow, firstKept].map(({ state }) => viewFor(state, second)) as [PlayerView, PlayerView];
  expect(settle(...seen, choice)).toEqual(choice);
  const given = viewFor(after(firstKept, second, { type: 'keep-hand' }).state, second);
  expect(settle(seen[1], given, choice)).toEqual(NOTHING_CHOSEN);
});
