import { type Seat, viewFor } from '@great-fire/game';
import { readPosition } from '@great-fire/game/notation';
import { createDraftStore, EMPTY_DRAFT, NO_HOVER, reconcileDraft } from './draft-store';

const BOARD = 'pudding-lane F9 | s-mary B2';
const viewAt = (turn: string, viewer: Seat | null = 0) => viewFor(readPosition(`${BOARD} | ${turn}`), viewer);

const SPREAD = viewAt('turn 4 spread');
const ACT = viewAt('turn 4 act points:4 card:W spreads:1');
const PIECE = { kind: 'band', at: 's-mary' } as const;
const CHOICE = {
  ...EMPTY_DRAFT,
  ...({ card: 2, district: 'cheapside', from: 's-mary', exit: 'dowgate' } as const),
  placedCones: ['vintry'] as const,
};

test('clears the card and the target, and keeps the planned double move after the spread', () => {
  expect(reconcileDraft(SPREAD, ACT, { ...CHOICE, isDoubleMove: true })).toEqual({
    ...EMPTY_DRAFT,
    isDoubleMove: true,
  });
  expect(reconcileDraft(SPREAD, ACT, CHOICE)).toEqual(EMPTY_DRAFT);
});

test.each([
  ['the first action', 'turn 4 act points:3 card:W actions:1 spreads:1'],
  ['the second spread', 'turn 4 act points:4 card:W spreads:2'],
  ['the turn', 'turn 7 spread'],
])('drops the planned double move after %s', (_, after) => {
  expect(reconcileDraft(ACT, viewAt(after), { ...EMPTY_DRAFT, isDoubleMove: true })).toEqual(EMPTY_DRAFT);
});

test('keeps the selected piece during the actions only', () => {
  const draft = { ...CHOICE, piece: PIECE };
  const after = viewAt('turn 4 act points:3 card:W actions:1');
  expect(reconcileDraft(ACT, after, draft)).toEqual({ ...EMPTY_DRAFT, piece: PIECE });
  expect(reconcileDraft(ACT, viewAt('turn 4 intensify card:W by:stack'), draft)).toEqual(EMPTY_DRAFT);
});

test.each([
  ['the next player', 'turn 5 seat:1 act points:4 card:W', 0],
  ['the player before', 'turn 5 seat:2 act points:4 card:W', 0],
  ['a spectator', 'turn 4 act points:4 card:W', null],
  ['the end of the game', 'turn 36 over', 0],
] as const)('clears the draft for %s', (_, after, viewer) => {
  const draft = { ...CHOICE, piece: PIECE, isDoubleMove: true };
  expect(reconcileDraft(SPREAD, viewAt(after, viewer), draft)).toEqual(EMPTY_DRAFT);
});

test('the store keeps equal objects, and forgets only the hovered card', () => {
  const hover = { district: 'vintry', card: 1, inLog: 's-mary' } as const;
  const store = createDraftStore({ draft: { piece: PIECE, district: 'moorgate' }, hover });
  store.getState().reconcile(ACT, ACT);
  const { draft, hover: after } = store.getState();
  expect(draft).toEqual({ ...EMPTY_DRAFT, piece: PIECE });
  expect(after).toEqual({ ...hover, card: null });
  store.getState().reconcile(ACT, ACT);
  expect(store.getState().draft).toBe(draft);
  expect(store.getState().hover).toBe(after);
});

test('the store renders a hover only if it changes', () => {
  const store = createDraftStore();
  const changes = jest.fn();
  store.subscribe(changes);
  store.getState().setHover({ district: null });
  expect(changes).not.toHaveBeenCalled();
  for (const hover of [{ district: 'vintry' }, { card: 1 }, { inLog: 's-mary' }] as const) {
    store.getState().setHover(hover);
    expect(store.getState().hover).toMatchObject(hover);
  }
  expect(changes).toHaveBeenCalledTimes(3);
  store.getState().setHover(NO_HOVER);
  expect(store.getState().hover).toEqual(NO_HOVER);
});
