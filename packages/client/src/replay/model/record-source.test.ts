import { applyAction, createGame, createDraft, scoreFor, STANDARD_OPTIONS } from '@great-fire/game';
import { applyRecordedAction, parseRecord, writeRecord, type GameRecord } from '@great-fire/game/record';
import { simulateGame } from '@great-fire/game/testing';
import example from '@great-fire/game/testing/example-3p.json';
import { mapUndoneStates } from '../../table/log/takebacks';
import { mainlineEntries } from '../../table/log/mainline';
import { visiblePoints } from '../../table/model/visible-points';
import { countHouseLosses, fireArrivals } from './losses';
import { groupLegalMoves } from './legal-moves';
import { openRecord } from './record-source';
import { previousStart, nextStart, roundOf, roundStarts, turnStarts } from './turns';

function exampleRecord(): GameRecord {
  const parsed = parseRecord(example);
  if (!parsed.ok) throw new Error(parsed.why);
  return parsed.record;
}

function openGame(record: GameRecord) {
  const opened = openRecord(record);
  if (!opened.ok) throw new Error('The record breaks a rule');
  const { source } = opened;
  const entries = mainlineEntries(source.logFor('all-seats'), source.mainline);
  return { source, entries, turns: turnStarts(entries), last: record.actions.length };
}

const game = openGame(exampleRecord());
const hidden = (() => {
  const setup = simulateGame(5, { ...STANDARD_OPTIONS, hiddenColours: true }, 'hidden'.padEnd(32, '0'));
  const people = setup.personas.map((_, seat) => ({ name: `${seat}`, bot: null }));
  return openGame(writeRecord(setup.setup, people, setup.log));
})();

test('returns the same position for a move in any order of requests', () => {
  const { source, last } = game;
  const draft = createDraft(source.stateAt(0));
  expect(source.stateAt(last).result).not.toBeNull();
  const middle = source.stateAt(40);
  source.stateAt(7);
  expect(source.stateAt(40)).toEqual(middle);
  expect(source.stateAt(0)).toEqual(draft);
});

test('opens a record a second time without a replay', () => {
  const record = exampleRecord();
  expect(openRecord(record)).toBe(openRecord(record));
});

test('the snapshots of a replay do not change with its later moves', () => {
  const { source, last } = game;
  const state = createDraft(source.stateAt(0));
  for (const [index, action] of source.record.actions.entries()) {
    applyRecordedAction(state, action);
    if (index + 1 < last) expect(source.stateAt(index + 1)).toEqual(state);
  }
});

test("shows a seat only its own secrets, spectators none, and 'all-seats' all of them", () => {
  const { source } = game;
  expect(source.viewAt(30, 1).own).not.toBeNull();
  expect(source.viewAt(30, 1).ownBySeat).toBeUndefined();
  expect(source.viewAt(30, 'spectator').own).toBeNull();
  expect(source.viewAt(30, 'all-seats').ownBySeat?.every((own) => own !== null)).toBe(true);
  expect(JSON.stringify(source.logFor('spectator'))).not.toMatch(/"token":"one-vp"/);
  const logs = ([0, 1, 2, 'spectator', 'all-seats'] as const).map((viewer) =>
    JSON.stringify(source.logFor(viewer)),
  );
  expect(new Set(logs).size).toBe(5); // each knows something else
});

test('steps to the start of each turn, or of each round, in which the first seat is on turn again', () => {
  const { turns, last, source } = game;
  const rounds = roundStarts(turns, 3);
  const first = turns[0]?.move ?? 0;
  expect(nextStart(turns, 0, last)).toBe(first);
  const fourth = nextStart(rounds, first, last);
  expect(source.viewAt(fourth, 'all-seats').turn).toMatchObject({ number: 4, step: 'spread' });
  expect(source.viewAt(fourth, 'all-seats').turn.seat).toBe(source.viewAt(first, 'all-seats').turn.seat);
  expect(previousStart(rounds, fourth)).toBe(first);
  expect(previousStart(rounds, fourth + 1)).toBe(fourth);
  expect(previousStart(turns, first)).toBe(0);
  expect(nextStart(turns, last - 1, last)).toBe(last);
  expect([0, 1, 3, 4].map((turn) => roundOf(turn, 3))).toEqual([0, 1, 1, 2]);
});

test("computes the final score of each position for the perspective 'all-seats'", () => {
  const { source, last } = hidden;
  const state = source.stateAt(60);
  const { colours, objectives, tokens } = state.secret;
  const scores = state.seats.map((_, seat) => {
    const colour = colours[seat];
    if (colour === undefined) throw new Error('Each seat has a colour');
    return scoreFor(state, seat, { colour, objectives: objectives[seat] ?? [], tokens: tokens[seat] ?? [] });
  });
  expect(visiblePoints(source.viewAt(60, 'all-seats'))).toEqual(scores.map(({ total }) => total));
  const { result } = source.stateAt(last);
  expect(visiblePoints(source.viewAt(last, 'spectator'))).toEqual(result?.scores.map(({ total }) => total));
});

test('with hidden colours, shows a seat only its own points and spectators none', () => {
  const { source } = hidden;
  const open = visiblePoints(source.viewAt(60, 'all-seats'));
  expect(visiblePoints(source.viewAt(60, 2))).toEqual([null, null, open[2], null, null]);
  expect(visiblePoints(source.viewAt(60, 'spectator'))).toEqual([null, null, null, null, null]);
});

test('lists each burning district once, with the move and turn of its first cones', () => {
  const { source, entries, turns, last } = game;
  const came = fireArrivals(entries, turns, ['pudding-lane']);
  expect(came[0]).toEqual({ district: 'pudding-lane', move: 0, turn: 0, seat: null });
  expect(new Set(came.map(({ district }) => district)).size).toBe(came.length);
  for (const { district, move, turn, seat } of came.slice(1)) {
    expect(source.viewAt(move - 1, 'all-seats').turn).toMatchObject({ number: turn, seat });
    expect(source.stateAt(move - 1).districts[district].cones).toBe(0);
  }
  const burning = Object.entries(source.stateAt(last).districts).filter(([, { cones }]) => cones > 0);
  expect(came.map(({ district }) => district)).toEqual(
    expect.arrayContaining(burning.map(([district]) => district)),
  );
});

test('counts burned and demolished houses that add up to the losses of each colour', () => {
  for (const { source, entries, last } of [game, hidden]) {
    const seats = source.record.players.length;
    for (const move of [last >> 1, last]) {
      const { bySeat, demolished } = countHouseLosses(entries.slice(0, move), seats);
      const { lost } = source.stateAt(move);
      for (const colour of ['red', 'blue', 'green', 'white', 'yellow', 'black'] as const)
        expect(bySeat.reduce((sum, row) => sum + row[colour], demolished[colour])).toBe(lost[colour]);
    }
  }
});

test('lists legal moves only for a visible hand, and includes the move that was played', () => {
  const { source, last } = game;
  for (let move = 0; move < last; move += 7) {
    const action = source.record.actions[move];
    const choices = groupLegalMoves(source.viewAt(move, 'all-seats'));
    if (action?.type !== 'spread' || choices?.groups === undefined) continue;
    const group = choices.groups?.find((one) => one.type === 'spread' && one.card === action.card);
    const again = choices.groups?.find((one) => one.type === 'second-spread' && one.card === action.card);
    const to = [group, again].flatMap((one) => (one !== undefined && 'to' in one ? one.to : []));
    expect(to).toContain(action.to);
  }
  const { seat } = source.viewAt(30, 'all-seats').turn;
  expect(groupLegalMoves(source.viewAt(30, (seat + 1) % 3))).toEqual({ seat, groups: null });
  expect(groupLegalMoves(source.viewAt(last, 'all-seats'))).toBeNull();
});

test('keeps undone moves in the log at their place, outside the mainline', () => {
  let undos = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { setup, log, personas } = simulateGame(4, STANDARD_OPTIONS, `undone ${seed}`.padEnd(32, '0'));
    const record = writeRecord(
      setup,
      personas.map((_, seat) => ({ name: `${seat}`, bot: null })),
      log,
    );
    const { source } = openGame(record);
    const told = source.logFor('all-seats');
    const gone = mapUndoneStates(told);
    const taken = (record.undone ?? []).flatMap(({ actions }) => actions);
    const lost = told.filter(({ stateId, takeback }) => gone.has(stateId) && takeback === undefined);
    expect(lost).toHaveLength(taken.length);
    expect(lost.every(({ events }) => events.every(({ type }) => type !== 'taken-back'))).toBe(true);
    undos += taken.length;
    // Replaying the game's own log leads to the same result.
    const draft = createDraft(createGame(setup));
    for (const { seat, action } of log) applyAction(draft, seat, action);
    expect(source.stateAt(record.actions.length).result).toEqual(draft.result);
  }
  expect(undos).toBeGreaterThan(0);
});
