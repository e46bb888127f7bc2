/** The snapshot of a match after each message, without a connection. */
import {
  diff,
  emptyTableState,
  type ChatLine,
  type DeltaUpdate,
  type Sync,
  type Update,
  type VisibleState,
} from '@great-fire/protocol';
import { type Played, createRandomPlayer, dealGame, logFor, playUntil } from '../gallery/random-play';
import { frameFor } from '../testing/frame';
import { matchSummary } from '../testing/match-summary';
import { syncOf } from '../testing/sync';
import { NOT_CONNECTED } from './connection';
import { type MatchMessage, type MatchStoreState, EMPTY_MATCH, reduceMatch } from './match-store';

const SEAT = 0;

/** A game and the states that follow it by one move each. */
const GAMES = (() => {
  const play = createRandomPlayer(1);
  const first = playUntil(dealGame(3, 'store'), 1, ({ turn }) => turn.step === 'act');
  const second = play(first);
  return [first, second, play(second)] as const;
})();
const [FIRST, SECOND, THIRD] = GAMES;

const tableState = (version: number, activeSeat = SEAT) => ({
  ...emptyTableState(3, activeSeat, 0),
  version,
});

const gameSync = (game: Played, changes: Partial<Sync> = {}): Sync =>
  syncOf({
    match: matchSummary(),
    mySeat: SEAT,
    frame: frameFor(game, SEAT),
    log: logFor(game, SEAT),
    tableState: tableState(0),
    ...changes,
  });
const sync = (game: Played, changes: Partial<Sync> = {}): MatchMessage => ({
  ...{ event: 'sync', payload: gameSync(game, changes), isSeatOfPage: false },
});
const updateOf = (game: Played, changes: Partial<Update> = {}): Update => ({
  frame: frameFor(game, SEAT),
  logEntries: logFor(game, SEAT).slice(-1),
  tableState: tableState(0),
  serverTime: 0,
  ...changes,
});
const update = (game: Played, changes: Partial<Update> = {}): MatchMessage => ({
  ...{ event: 'update', payload: updateOf(game, changes) },
});
const stateIdOf = ({ moves }: Played) => moves.length;

const visible = (game: Played): VisibleState => {
  const { view, ctx } = frameFor(game, SEAT);
  return { view, ctx, tableState: tableState(0) };
};
const delta = (from: Played, to: Played): MatchMessage => {
  const payload: DeltaUpdate = {
    fromStateId: stateIdOf(from),
    stateId: stateIdOf(to),
    patch: diff(visible(from), visible(to)),
    logEntries: logFor(to, SEAT).slice(-1),
    serverTime: 0,
  };
  return { event: 'delta', payload };
};

const after = (...messages: readonly MatchMessage[]): MatchStoreState =>
  messages.reduce(reduceMatch, EMPTY_MATCH);

test('update and delta lead to the same state', () => {
  const byUpdate = after(sync(FIRST), update(SECOND), update(THIRD));
  const byDelta = after(sync(FIRST), delta(FIRST, SECOND), delta(SECOND, THIRD));
  expect(byDelta.view).toEqual(byUpdate.view);
  expect([byDelta, byUpdate].map(({ stateId }) => stateId)).toEqual([stateIdOf(THIRD), stateIdOf(THIRD)]);
  expect(byDelta.log).toEqual(byUpdate.log);
  expect(byDelta.isIncomplete).toBe(false);
});

test.each([
  ['an update that skips a move', update(THIRD)],
  ['a delta whose base is missing', delta(SECOND, THIRD)],
])('%s leaves the game as it is, until a sync', (_, message) => {
  const before = after(sync(FIRST));
  const incomplete = reduceMatch(before, message);
  expect(incomplete.isIncomplete).toBe(true);
  expect(incomplete.view).toBe(before.view);
  expect(incomplete.log).toBe(before.log);
  expect(reduceMatch(incomplete, sync(THIRD))).toMatchObject({
    ...{ isIncomplete: false, stateId: stateIdOf(THIRD) },
  });
});

test('an update that skips a move is the base of the next delta, and a complete one ends the gap', () => {
  const gap = after(sync(FIRST), update(THIRD));
  expect(gap.base?.frame.stateId).toBe(stateIdOf(THIRD));
  const closed = reduceMatch(gap, update(SECOND));
  expect(closed).toMatchObject({ isIncomplete: false, stateId: stateIdOf(SECOND) });
});

test('an update never goes back to an earlier state, but a sync does', () => {
  const later = after(sync(SECOND));
  expect(reduceMatch(later, update(FIRST)).view).toBe(later.view);
  expect(reduceMatch(later, sync(FIRST)).stateId).toBe(stateIdOf(FIRST));
});

test.each([
  [4, 1, 4],
  [5, 1, 5],
  [3, 0, 4],
])('version %i of the table state shows seat %i active', (version, activeSeat, shown) => {
  const before = after(sync(FIRST, { tableState: tableState(4, 0) }));
  const { tableState: current } = reduceMatch(before, update(SECOND, { tableState: tableState(version, 1) }));
  expect([current?.clock.activeSeat, current?.version]).toEqual([activeSeat, shown]);
});

test('a table without a game is the base of no delta', () => {
  const open = after(sync(FIRST), sync(FIRST, { frame: null, tableState: null }));
  expect(reduceMatch(open, delta(FIRST, SECOND)).isIncomplete).toBe(true);
});

const line = (id: string): ChatLine => ({ id, channel: 'players', seat: 0, name: 'Anna', text: id, at: 0 });
const chatOf = ({ chat, chatHasMore }: MatchStoreState) => [chat.map(({ id }) => id).join(''), chatHasMore];
const page = (ids: string, before: string | null): MatchMessage => ({
  ...{ event: 'chat-page', payload: { ok: true, lines: [...ids].map(line), hasMore: false }, before },
});

test('takes a page of messages that belongs before the first one, or the newest page', () => {
  const shown = after(sync(FIRST, { chat: [line('c')], chatHasMore: true }));
  expect(chatOf(reduceMatch(shown, page('ab', 'c')))).toEqual(['abc', false]);
  expect(chatOf(reduceMatch(shown, page('ab', 'x')))).toEqual(['c', true]);
  expect(chatOf(reduceMatch(shown, page('ab', null)))).toEqual(['ab', false]);
  expect(chatOf(reduceMatch(shown, { event: 'chat-hidden' }))).toEqual(['', false]);
});

test('keeps the game while the connection is lost', () => {
  const before = after(sync(FIRST));
  const connection = { ...NOT_CONNECTED, connection: 'reconnecting' } as const;
  expect(reduceMatch(before, { event: 'connection', payload: connection })).toEqual({
    ...before,
    ...connection,
  });
});

test('returns the same state for messages that change nothing in it', () => {
  const state = after(sync(FIRST));
  expect(reduceMatch(state, { event: 'service-status', payload: { isUp: false } })).toBe(state);
  expect(reduceMatch(state, { event: 'reconnect', payload: { withinMs: 1 } })).toBe(state);
});
