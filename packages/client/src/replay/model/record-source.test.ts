import { applyAction, createGame, createDraft, scoreFor, STANDARD_OPTIONS } from '@great-fire/game';
import { parseRecord, writeRecord } from '@great-fire/game/record';
import type { GameRecord } from '@great-fire/game/record';
import { simulateGame } from '@great-fire/game/testing';
import example from '@great-fire/game/testing/example-3p.json';
import { mapUndoneStates } from '../../table/log/takebacks';
import { countHouseLosses, fireArrivals } from './losses';
import { groupLegalMoves } from './legal-moves';
import { mainlineEntries } from '../../table/log/mainline';
import { visiblePoints } from '../../table/model/visible-points';
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
  return { course: source, entries, turns: turnStarts(entries), last: record.actions.length };
}

const game = openGame(exampleRecord());
const hidden = (() => {
  const setup = simulateGame(5, { ...STANDARD_OPTIONS, hiddenColours: true }, 'hidden'.padEnd(32, '0'));
  const people = setup.personas.map((_, seat) => ({ name: `${seat}`, bot: null }));
  return openGame(writeRecord(setup.setup, people, setup.log));
})();

test('returns the same position for a move in any order of requests', () => {
  const { course, last } = game;
  const draft = createDraft(course.stateAt(0));
  expect(course.stateAt(last).result).not.toBeNull();
  const middle = course.stateAt(40);
  course.stateAt(7);
  expect(course.stateAt(40)).toEqual(middle);
  expect(course.stateAt(0)).toEqual(draft);
});

test("shows a seat only its own secrets, spectators none, and 'all-seats' all of them", () => {
  const { course } = game;
  expect(course.viewAt(30, 1).own).not.toBeNull();
  expect(course.viewAt(30, 1).ownBySeat).toBeUndefined();
  expect(course.viewAt(30, 'spectator').own).toBeNull();
  expect(course.viewAt(30, 'all-seats').ownBySeat?.every((own) => own !== null)).toBe(true);
  expect(JSON.stringify(course.logFor('spectator'))).not.toMatch(/"token":"one-vp"/);
});

test('steps to the start of each turn, or of each round, in which the first seat is on turn again', () => {
  const { turns, last, course } = game;
  const rounds = roundStarts(turns, 3);
  const first = turns[0]?.move ?? 0;
  expect(nextStart(turns, 0, last)).toBe(first);
  const fourth = nextStart(rounds, first, last);
  expect(course.viewAt(fourth, 'all-seats').turn).toMatchObject({ number: 4, step: 'spread' });
  expect(course.viewAt(fourth, 'all-seats').turn.seat).toBe(course.viewAt(first, 'all-seats').turn.seat);
  expect(previousStart(rounds, fourth)).toBe(first);
  expect(previousStart(rounds, fourth + 1)).toBe(fourth);
  expect(previousStart(turns, first)).toBe(0);
  expect(nextStart(turns, last - 1, last)).toBe(last);
  expect([0, 1, 3, 4].map((turn) => roundOf(turn, 3))).toEqual([0, 1, 1, 2]);
});

test("computes the final score of each position for the perspective 'all-seats'", () => {
  const { course, last } = hidden;
  const state = course.stateAt(60);
  const { colours, objectives, tokens } = state.secret;
  const scores = state.seats.map((_, seat) => {
    const colour = colours[seat];
    if (colour === undefined) throw new Error('Each seat has a colour');
    return scoreFor(state, seat, { colour, objectives: objectives[seat] ?? [], tokens: tokens[seat] ?? [] });
  });
  expect(visiblePoints(course.viewAt(60, 'all-seats'))).toEqual(scores.map(({ total }) => total));
  const { result } = course.stateAt(last);
  expect(visiblePoints(course.viewAt(last, 'spectator'))).toEqual(result?.scores.map(({ total }) => total));
});

test('with hidden colours, shows a seat only its own points and spectators none', () => {
  const { course } = hidden;
  const open = visiblePoints(course.viewAt(60, 'all-seats'));
  expect(visiblePoints(course.viewAt(60, 2))).toEqual([null, null, open[2], null, null]);
  expect(visiblePoints(course.viewAt(60, 'spectator'))).toEqual([null, null, null, null, null]);
});

test('lists each burning district once, with the move and turn of its first cones', () => {
  const { course, entries, turns, last } = game;
  const came = fireArrivals(entries, turns, ['pudding-lane']);
  expect(came[0]).toEqual({ district: 'pudding-lane', move: 0, turn: 0, seat: null });
  expect(new Set(came.map(({ district }) => district)).size).toBe(came.length);
  for (const { district, move, turn, seat } of came.slice(1)) {
    expect(course.viewAt(move - 1, 'all-seats').turn).toMatchObject({ number: turn, seat });
    expect(course.stateAt(move - 1).districts[district].cones).toBe(0);
  }
  const burning = Object.entries(course.stateAt(last).districts).filter(([, { cones }]) => cones > 0);
  expect(came.map(({ district }) => district)).toEqual(
    expect.arrayContaining(burning.map(([district]) => district)),
  );
});

test('counts burned and demolished houses that add up to the losses of each colour', () => {
  for (const { course, entries, last } of [game, hidden]) {
    const seats = course.record.players.length;
    for (const move of [last >> 1, last]) {
      const { bySeat, demolished } = countHouseLosses(entries.slice(0, move), seats);
      const { lost } = course.stateAt(move);
      for (const colour of ['red', 'blue', 'green', 'white', 'yellow', 'black'] as const)
        expect(bySeat.reduce((sum, row) => sum + row[colour], demolished[colour])).toBe(lost[colour]);
    }
  }
});

test('lists legal moves only for a visible hand, and includes the move that was played', () => {
  const { course, last } = game;
  for (let move = 0; move < last; move += 7) {
    const action = course.record.actions[move];
    const choices = groupLegalMoves(course.viewAt(move, 'all-seats'));
    if (action?.type !== 'spread' || choices?.groups === undefined) continue;
    const group = choices.groups?.find((one) => one.type === 'spread' && one.card === action.card);
    const again = choices.groups?.find((one) => one.type === 'spread-again' && one.card === action.card);
    const to = [group, again].flatMap((one) => (one !== undefined && 'to' in one ? one.to : []));
    expect(to).toContain(action.to);
  }
  const { seat } = course.viewAt(30, 'all-seats').turn;
  expect(groupLegalMoves(course.viewAt(30, (seat + 1) % 3))).toEqual({ seat, groups: null });
  expect(groupLegalMoves(course.viewAt(last, 'all-seats'))).toBeNull();
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
    const { course } = openGame(record);
    const told = course.logFor('all-seats');
    const gone = mapUndoneStates(told);
    const taken = (record.undone ?? []).flatMap(({ actions }) => actions);
    const lost = told.filter(({ stateId, takeback }) => gone.has(stateId) && takeback === undefined);
    expect(lost).toHaveLength(taken.length);
    expect(lost.every(({ events }) => events.every(({ type }) => type !== 'taken-back'))).toBe(true);
    undos += taken.length;
    // Replaying the game's own log leads to the same result.
    const draft = createDraft(createGame(setup));
    for (const { seat, action } of log) applyAction(draft, seat, action);
    expect(course.stateAt(record.actions.length).result).toEqual(draft.result);
  }
  expect(undos).toBeGreaterThan(0);
});
