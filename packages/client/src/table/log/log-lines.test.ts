import type { GameEvent } from '@great-fire/game';
import type { LogEntry, TableLogEntry } from '@great-fire/protocol';
import { dealGame, logFor, playUntil } from '../../gallery/random-play';
import { log as catalogue } from '../../i18n/locales/en/log';
import { hasEarlier, buildLogLines, isSameLine, filterVisibleLines } from './log-lines';

const entry = (stateId: number, ...events: GameEvent[]): LogEntry => ({
  stateId,
  seat: 0,
  events,
  at: stateId,
});
const pawnMove = (stateId: number, from: 'holborn' | 'newgate' | 'st-dunstans', to: 'newgate' | 'st-pauls') =>
  entry(stateId, { type: 'pawn-moved', seat: 0, from, to });
const sentences = (log: readonly LogEntry[]) =>
  buildLogLines(log, []).flatMap((line) => (line.kind === 'sentence' ? [line.sentence] : []));

test('merges the steps of a walk into one sentence from start to end', () => {
  const walk = sentences([pawnMove(1, 'holborn', 'newgate'), pawnMove(2, 'newgate', 'st-pauls')]);
  expect(walk).toHaveLength(1);
  expect(walk[0]).toMatchObject({ key: 'pawn-moved', from: 'holborn', district: 'st-pauls' });
});

test('keeps steps apart when they do not follow each other', () => {
  expect(sentences([pawnMove(1, 'holborn', 'newgate'), pawnMove(2, 'st-dunstans', 'st-pauls')])).toHaveLength(
    2,
  );
});

test('counts cones put out in the same district', () => {
  const out = (stateId: number) => entry(stateId, { type: 'cone-put-out', seat: 2, district: 'tower' });
  expect(sentences([out(1), out(2), out(3)])).toMatchObject([{ key: 'cone-put-out', count: 3 }]);
});

test('says before a move of the server that there was no choice', () => {
  const move = entry(4, { type: 'pawn-moved', seat: 2, from: 'holborn', to: 'newgate' });
  expect(sentences([{ ...move, seat: 2, isForced: true }])).toMatchObject([
    { key: 'made-by-itself', seat: 2 },
    { key: 'pawn-moved', seat: 2 },
  ]);
});

test('describes a spread with the houses it burnt', () => {
  const burnt = entry(
    4,
    {
      type: 'fire-spread',
      seat: 1,
      card: 'E',
      path: ['pudding-lane', 'billingsgate', 'custom-house'],
      double: false,
    },
    { type: 'houses-burned', seat: 1, district: 'custom-house', houses: { red: 1, blue: 2 } },
  );
  expect(sentences([burnt])).toEqual([
    {
      key: 'spread-burned',
      icon: 'fire',
      seat: 1,
      direction: 'E',
      district: 'custom-house',
      houses: { red: 1, blue: 2 },
    },
  ]);
});

test('places a chat message by its time', () => {
  const said = { id: '1', channel: 'players' as const, seat: 0, name: 'Anna', text: 'Oh no', at: 1.5 };
  const kinds = buildLogLines(
    [pawnMove(1, 'holborn', 'newgate'), pawnMove(2, 'newgate', 'st-pauls')],
    [said],
  ).map(({ kind }) => kind);
  expect(kinds).toEqual(['sentence', 'chat']);
});

const resumedEvent = (id: number, stateId: number): TableLogEntry => ({
  id,
  stateId,
  at: stateId + 0.5,
  event: { type: 'resumed', by: 1 },
});

test('places a table event after the move it follows, and splits a walk there', () => {
  const walk = [pawnMove(3, 'holborn', 'newgate'), pawnMove(4, 'newgate', 'st-pauls')];
  const keys = (tableLog: readonly TableLogEntry[]) =>
    buildLogLines(walk, [], tableLog).map(({ key }) => key);
  expect(keys([resumedEvent(1, 3)])).toEqual(['3.0', 'table.1', '4.0']);
  expect(keys([resumedEvent(1, 4), resumedEvent(2, 4)])).toEqual(['3.0', 'table.1', 'table.2']);
});

test('leaves out table events before the first known move', () => {
  const walk = [pawnMove(3, 'holborn', 'newgate')];
  expect(buildLogLines(walk, [], [resumedEvent(1, 1), resumedEvent(2, 2)]).map(({ key }) => key)).toEqual([
    'table.2',
    '3.0',
  ]);
  expect(buildLogLines([], [], [resumedEvent(1, 0)]).map(({ key }) => key)).toEqual(['table.1']);
});

test('starts where both the moves and the table events are complete', () => {
  const walk = [2, 3, 4].map((stateId) =>
    entry(stateId, { type: 'cone-put-out', seat: stateId, district: 'tower' }),
  );
  const said = [2.2, 2.9].map((at, id) => ({
    ...{ id: String(id), channel: 'players' as const, seat: 0, name: 'Anna' },
    ...{ text: 'Oh no', at },
  }));
  const keys = (tableLog: readonly TableLogEntry[]) =>
    buildLogLines(walk, said, tableLog).map(({ key }) => key);
  // Events before event 9 are unknown and can lie between the moves.
  expect(keys([resumedEvent(9, 2), resumedEvent(10, 3)])).toEqual([
    'table.9',
    'chat.1',
    '3.0',
    'table.10',
    '4.0',
  ]);
  expect(keys([resumedEvent(9, 0), resumedEvent(10, 3)])).toEqual([
    '2.0',
    'chat.0',
    'chat.1',
    '3.0',
    'table.10',
    '4.0',
  ]);
  expect(keys([resumedEvent(9, 4)])).toEqual(['table.9']);
});

test('has earlier entries until the first move and the first event are known', () => {
  expect(hasEarlier([entry(1)], [])).toBe(false);
  expect(hasEarlier([entry(1)], [resumedEvent(1, 4)])).toBe(false);
  expect(hasEarlier([entry(2)], [resumedEvent(1, 4)])).toBe(true);
  expect(hasEarlier([entry(1)], [resumedEvent(2, 4)])).toBe(true);
  expect(hasEarlier([], [resumedEvent(2, 0)])).toBe(true);
});

test.each([3, 5] as const)('has a message for every sentence of a whole %i-player game', (players) => {
  const game = playUntil(dealGame(players, 'log'), players, ({ turn }) => turn.step === 'over');
  const known = new Set(Object.keys(catalogue.event).map((key) => key.replace(/_(one|other)$/, '')));
  for (const viewer of [0, null]) {
    const lines = buildLogLines(logFor(game, viewer), []);
    const told = lines.flatMap((line) => (line.kind === 'sentence' ? line.sentence.key : []));
    expect(told.filter((key) => !known.has(key))).toEqual([]);
    expect(told.length).toBeGreaterThan(50);
    expect(lines.filter(({ kind }) => kind === 'turn').length).toBe(game.state.turn.number);
  }
});

test('finds a line unchanged after an unrelated move, and changed when its walk goes on', () => {
  const first = pawnMove(1, 'holborn', 'newgate');
  const [before] = buildLogLines([first], []);
  const [after] = buildLogLines([first, entry(2, { type: 'cone-put-out', seat: 2, district: 'tower' })], []);
  const [onward] = buildLogLines([first, pawnMove(2, 'newgate', 'st-pauls')], []);
  if (before === undefined || after === undefined || onward === undefined) throw new Error('No line');
  expect(isSameLine(before, after)).toBe(true);
  expect(isSameLine(before, onward)).toBe(false);
});

test('UNDO-4: folds undone moves under their takeback, and shows them when expanded', () => {
  const walk = [pawnMove(1, 'holborn', 'newgate'), pawnMove(2, 'newgate', 'st-pauls')];
  const back = { ...entry(3), takeback: { to: 1, consent: [0, 2] } };
  const lines = buildLogLines([...walk, back, pawnMove(4, 'newgate', 'st-pauls')], []);
  const told = (open: readonly number[]) =>
    filterVisibleLines(lines, new Set(open)).map((line) =>
      line.kind === 'sentence' ? line.sentence.key : line.kind,
    );
  // A move that counts and an undone move do not merge into a walk.
  expect(told([3])).toEqual(['pawn-moved', 'pawn-moved', 'takeback-agreed', 'pawn-moved']);
  expect(told([])).toEqual(['pawn-moved', 'takeback-agreed', 'pawn-moved']);
  expect(lines[2]).toMatchObject({ isTakeback: true, sentence: { count: 1, seat: 0, seats: [2] } });
});
