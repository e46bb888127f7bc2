import type { PlayerView } from '@great-fire/game';
import { legalActions, viewFor } from '@great-fire/game';
import { playAction, dealGame, playUntil } from '../../gallery/random-play';
import { EMPTY_DRAFT, reconcileDraft } from './draft-store';

const start = playUntil(dealGame(3, 'settle'), 3, ({ turn }) => turn.number >= 4 && turn.step === 'spread');
const seat = start.state.turn.seat;
const before = viewFor(start.state, seat);
const spread = legalActions(before).find(({ type }) => type === 'spread');
if (spread === undefined) throw new Error('The fire can spread');
const spreadDone = playAction(start, seat, spread);

test('keeps the planned double move after the spread, and clears the card and the target', () => {
  const choice = { ...EMPTY_DRAFT, card: 2, district: 'cheapside' as const, isDoubleMove: true };
  expect(reconcileDraft(before, viewFor(spreadDone.state, seat), choice)).toEqual({
    ...EMPTY_DRAFT,
    isDoubleMove: true,
  });
});

test('drops the planned double move after the first action, and keeps the piece', () => {
  const acting = viewFor(spreadDone.state, seat);
  const step = legalActions(acting).find(({ type }) => type === 'move-pawn');
  if (step?.type !== 'move-pawn') throw new Error('The pawn can move');
  const moved = viewFor(playAction(spreadDone, seat, step).state, seat);
  const piece = { kind: 'pawn' as const, at: step.to };
  expect(reconcileDraft(acting, moved, { ...EMPTY_DRAFT, piece, isDoubleMove: true })).toEqual({
    ...EMPTY_DRAFT,
    piece,
  });
});

test('clears the draft when another player decides', () => {
  const ended = playAction(spreadDone, seat, { type: 'end-actions' });
  const view = viewFor(playUntil(ended, 1, ({ turn }) => turn.seat !== seat).state, seat);
  const choice = { ...EMPTY_DRAFT, card: 1, isDoubleMove: true };
  expect(reconcileDraft(before, view, choice)).toEqual(EMPTY_DRAFT);
});

test('keeps the hand answer until it is given', () => {
  const dealtNow = dealGame(3, 'settle');
  const first = dealtNow.state.turn.seat;
  const second = (first + 1) % 3;
  const choice = { ...EMPTY_DRAFT, handAnswer: 'redeal' } as const;
  const firstKept = playAction(dealtNow, first, { type: 'keep-hand' });
  const seen = [dealtNow, firstKept].map(({ state }) => viewFor(state, second)) as [PlayerView, PlayerView];
  expect(reconcileDraft(...seen, choice)).toEqual(choice);
  const given = viewFor(playAction(firstKept, second, { type: 'keep-hand' }).state, second);
  expect(reconcileDraft(seen[1], given, choice)).toEqual(EMPTY_DRAFT);
});
