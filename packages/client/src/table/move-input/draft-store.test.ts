import { findViewInRandomGame, ownView } from '../../testing/phase-fixtures';
import { playAction, dealGame, playUntil } from '../../gallery/random-play';
import { createDraftStore, EMPTY_DRAFT, NO_HOVER } from './draft-store';

test('locate highlights the district and creates a new request each time', () => {
  const store = createDraftStore();
  store.getState().locate('vintry');
  const first = store.getState().locateRequest;
  expect(first).toEqual({ district: 'vintry' });
  expect(store.getState().hover.inLog).toBe('vintry');
  store.getState().locate('vintry');
  expect(store.getState().locateRequest).not.toBe(first);
});

test('notifies of a hover only when it changes, and keeps the other kinds', () => {
  const store = createDraftStore({ hover: { district: 'vintry' } });
  const onChange = jest.fn();
  store.subscribe(onChange);
  store.getState().setHover({ district: 'vintry' });
  store.getState().setHover({ card: null, inLog: null });
  expect(onChange).not.toHaveBeenCalled();
  store.getState().setHover({ card: 2 });
  store.getState().setHover({ inLog: 'holborn' });
  store.getState().setHover({ district: null });
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(store.getState().hover).toEqual({ district: null, card: 2, inLog: 'holborn' });
});

test('a new state leaves the pointer on the map, but no card under it, and draws nothing again for that', () => {
  const game = playUntil(dealGame(4, 'hover'), 4, ({ turn }) => turn.number >= 5 && turn.step === 'act');
  const before = ownView(game);
  const after = ownView(playAction(game, game.state.turn.seat, { type: 'end-actions' }));
  const store = createDraftStore({ hover: { district: 'vintry', card: 1 }, draft: { card: 1 } });
  store.getState().reconcile(before, { ...after, viewer: before.viewer });
  const { draft, hover } = store.getState();
  expect(hover).toEqual({ ...NO_HOVER, district: 'vintry' });
  expect(draft).toEqual(EMPTY_DRAFT);
  store.getState().reconcile(before, { ...after, viewer: before.viewer });
  expect(store.getState().draft).toBe(draft);
  expect(store.getState().hover).toBe(hover);
});

test('what a card could burn is shown until the viewer has to decide', () => {
  const mine = findViewInRandomGame('foresee', ({ turn }) => turn.number >= 5 && turn.step === 'spread');
  const theirs = { ...mine, turn: { ...mine.turn, seat: (mine.turn.seat + 1) % 4 } };
  const store = createDraftStore();
  store.getState().foresee('W');
  store.getState().reconcile(theirs, theirs);
  expect(store.getState().foreseenCard).toBe('W');
  store.getState().reconcile(theirs, mine);
  expect(store.getState().foreseenCard).toBeNull();
});

test('a new choice clears the last error', () => {
  const store = createDraftStore();
  store.getState().setError({ refusal: null, code: 'stale' });
  store.getState().setDraft({ ...EMPTY_DRAFT, card: 1 });
  expect(store.getState()).toMatchObject({ error: null, draft: { card: 1 } });
});
