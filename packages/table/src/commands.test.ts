/** After any sequence of moves, commands and deadlines: what a seat may do, and what must hold of the state. */
import type { Seat } from '@great-fire/game';
import {
  type TableCommand,
  type TableState,
  type TimeControl,
  type TimeoutAction,
  LOG_ROWS_MAX,
  NO_TIME_CONTROL,
  PROPOSAL_KINDS,
  TABLE_EVENTS_MAX,
  TAKEBACKS_MAX,
  VERDICTS,
  emptyTableState,
  tableStateSchema,
} from '@great-fire/protocol';
import * as fc from 'fast-check';
import { PRESENT, START, executeAt, expectTransition, factsOf, findProposal } from '../testing/commands';
import { afterMove, afterTakeback } from './after-move';
import { availableCommands, executeCommand, type AvailableCommand } from './commands';
import { applyNextDeadline } from './deadlines';
import { firstHolidayStart } from './holidays';
import { isRejected } from './rejection';
import { reconnectOwner, substitute } from './seat-control';
import {
  createTableFacts,
  initialTableState,
  isBotControlled,
  isPlayedByOwner,
  isTakebackAgreed,
  nextDeadline,
  type TableFacts,
} from './table-state';

const SEATS = [0, 1, 2, 3];
const TO_STATE = 7;

/** Returns every command that a seat could send, also about proposals that are over. */
const listAllCommands = ({ state, now }: TableFacts): readonly TableCommand[] => [
  { type: 'propose', kind: 'pause' },
  { type: 'propose', kind: 'takeback', toStateId: TO_STATE },
  { type: 'propose', kind: 'abort' },
  ...[...state.proposals.map(({ id }) => id), 1, state.version, state.version + 1].flatMap((id) =>
    [true, false].map((agrees) => ({ type: 'respond', id, agrees }) as const),
  ),
  { type: 'resume' },
  { type: 'call-vote' },
  ...VERDICTS.map((verdict) => ({ type: 'vote', verdict }) as const),
  { type: 'leave' },
  { type: 'return' },
  { type: 'take-holiday', from: firstHolidayStart(now), days: 1 },
  { type: 'end-holiday' },
];

/** Returns a command as the list of available commands names it. */
const keyOf = (command: TableCommand | AvailableCommand['command']): string =>
  JSON.stringify(Object.entries(command).filter(([name]) => !['toStateId', 'from', 'days'].includes(name)));

/** Returns the commands that are not listed exactly when they are accepted, now or at the time that the list names. */
function findMismatches(table: TableFacts, seat: Seat): readonly string[] {
  const listed = new Map(availableCommands(table, seat).map(({ command, from }) => [keyOf(command), from]));
  const isAcceptedAt = (at: number, command: TableCommand): boolean =>
    !isRejected(executeCommand({ ...table, at }, seat, command));
  const isRight = (command: TableCommand): boolean => {
    const from = listed.get(keyOf(command));
    if (isAcceptedAt(table.at, command) !== (from === null)) return false;
    if (from === undefined || from === null) return true;
    return from > table.at && !isAcceptedAt(from - 1, command) && isAcceptedAt(from, command);
  };
  const commands = listAllCommands(table);
  const known = new Set(commands.map(keyOf));
  return [
    ...commands.filter((command) => !isRight(command)).map(keyOf),
    ...[...listed.keys()].filter((key) => !known.has(key)),
  ];
}

function checkState(table: TableFacts): void {
  const { state, ownedByPerson } = table;
  expect(tableStateSchema.safeParse(state).success).toBe(true);
  const kinds = state.proposals.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  for (const { by, pending } of state.proposals) {
    expect(pending.length).toBeGreaterThan(0);
    expect(pending).not.toContain(by);
    for (const seat of pending) expect(ownedByPerson[seat]).toBe(true);
  }
  const takeback = findProposal(state, 'takeback');
  if (takeback !== null) expect(isPlayedByOwner(state, table, takeback.by)).toBe(true);
  const active = state.clock.activeSeat ?? 0;
  if (isBotControlled(state, active)) expect([state.clock.deadline, state.vote]).toEqual([null, null]);
  if (state.vote !== null) expect(state.vote.seat).toBe(active);
  for (const voter of state.vote?.voters ?? []) expect(ownedByPerson[voter]).toBe(true);
}

/** Applies all deadlines that are due. */
function applyDeadlines(table: TableFacts): TableState {
  let { state } = table;
  let count = 0;
  for (
    let due = applyNextDeadline(state, table, PRESENT);
    due !== null;
    due = applyNextDeadline(state, table, PRESENT)
  ) {
    ({ tableState: state } = due);
    count += 1;
    expect(count).toBeLessThan(6);
  }
  const next = nextDeadline(state);
  if (next !== null) expect(next).toBeGreaterThan(table.at);
  return state;
}

function applyAny(table: TableFacts, seat: Seat, command: TableCommand): TableState {
  const { state } = table;
  const result = executeCommand(table, seat, command);
  if (isRejected(result)) return state;
  if (!isTakebackAgreed(result)) {
    expect(result.tableState.version).toBe(state.version + 1);
    return result.tableState;
  }
  const players = SEATS.filter((one) => isPlayedByOwner(state, table, one));
  expect(result.takeback.consent).toEqual(players);
  return afterTakeback(state, table, seat);
}

const timeControls: fc.Arbitrary<TimeControl> = fc.record({
  clock: fc.oneof(
    fc.constant({ kind: 'none' as const }),
    fc.constant({ kind: 'per-turn' as const, seconds: 30 }),
    fc.constant({ kind: 'fischer' as const, bank: 60, increment: 5 }),
    fc.constant({ kind: 'correspondence' as const, days: 1 as const }),
  ),
  timeoutAction: fc.constantFrom<TimeoutAction>('vote', 'bot-turn', 'bot-seat', 'open-seat'),
});

const steps = fc.array(
  fc.record({
    // Most random commands are rejected, so others come from the list.
    what: fc.constantFrom(
      'move',
      'turn',
      'due',
      'any command',
      'listed',
      'listed',
      'reconnect',
      'substitute',
    ),
    seat: fc.nat(3),
    pick: fc.nat(1000),
    ms: fc.constantFrom(0, 1000, 31_000, 121_000, 90_000_000),
    seats: fc.subarray(SEATS),
    visibleSeats: fc.subarray(SEATS),
    stateId: fc.constantFrom(9, 9, 9, LOG_ROWS_MAX),
  }),
  { maxLength: 60 },
);

test('lists a command exactly when it is accepted, and keeps the state consistent', () => {
  fc.assert(
    fc.property(
      timeControls,
      steps,
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      fc.constantFrom(0, 0, TABLE_EVENTS_MAX - 6),
      (timeControl, all, ownedByPerson, version) => {
        let state: TableState = { ...initialTableState(timeControl, 4, 0, START), version };
        let now = START;
        for (const { what, seat, pick, ms, seats, visibleSeats, stateId } of all) {
          now += ms;
          const presence = { seats, visibleSeats };
          const table = createTableFacts({ state, timeControl, ownedByPerson, stateId, now, presence });
          expect(findMismatches(table, seat)).toEqual([]);
          const commands = listAllCommands(table);
          const listed = availableCommands(table, seat).map(({ command }) => keyOf(command));
          const offered = commands.filter((command) => listed.includes(keyOf(command)));
          const active = state.clock.activeSeat ?? 0;
          switch (what) {
            case 'move':
            case 'turn':
              if (state.pausedAt !== null || state.clock.activeSeat === null) break;
              state = afterMove(
                state,
                table,
                what === 'move'
                  ? { seat: active, isNewTurn: false }
                  : { seat: (active + 1) % 4, isNewTurn: true },
              );
              break;
            case 'due':
              state = applyDeadlines(table);
              break;
            case 'any command':
              state = applyAny(table, seat, commands[pick % commands.length] ?? { type: 'leave' });
              break;
            case 'listed':
              state = applyAny(table, seat, offered[pick % offered.length] ?? { type: 'leave' });
              break;
            case 'reconnect':
              state = reconnectOwner(state, table, seat)?.tableState ?? state;
              break;
            case 'substitute': {
              const result = substitute(state, table, seat, { formerName: 'a', name: 'b' });
              if (!isRejected(result)) state = result.tableState;
            }
          }
          checkState({ ...table, state });
        }
      },
    ),
    { numRuns: 250 },
  );
});

const atTable = (change: Partial<TableFacts> & { readonly takebacks?: number }): TableFacts => ({
  ...factsOf(
    { ...emptyTableState(3, 0, START), takebacks: change.takebacks ?? 0 },
    { at: START, timeControl: NO_TIME_CONTROL, ownedByPerson: [true, true, true] },
  ),
  ...change,
});

const listProposable = (table: TableFacts, seat = 1): readonly string[] =>
  availableCommands(table, seat).flatMap(({ command }) => (command.type === 'propose' ? [command.kind] : []));

test('lists no takeback of a game with a full log or with all takebacks used', () => {
  expect(listProposable(atTable({}))).toEqual(PROPOSAL_KINDS);
  expect(listProposable(atTable({ stateId: LOG_ROWS_MAX - 1, takebacks: TAKEBACKS_MAX - 1 }))).toContain(
    'takeback',
  );
  for (const limit of [{ stateId: LOG_ROWS_MAX }, { takebacks: TAKEBACKS_MAX }])
    expect(listProposable(atTable(limit))).toEqual(['pause', 'abort']);
});

test('lists nothing that begins something once the log of the table is full', () => {
  const vote = { seat: 0, voters: [1, 2], ballots: [{ seat: 1, verdict: 'wait' }], deadline: START } as const;
  const listTypes = (seat: Seat, change: Partial<TableState>, version: number): readonly string[] => {
    const { state, ...table } = atTable({ at: START + 120_000 });
    const commands = availableCommands(factsOf({ ...state, ...change, version }, table), seat);
    return [...new Set(commands.map(({ command }) => command.type))];
  };
  const left = { standIn: 'seat', isOpen: true, hasLeft: true } as const;
  const absences = [null, left, null];
  for (const [version, isFull] of [
    [TABLE_EVENTS_MAX - 1, false],
    [TABLE_EVENTS_MAX, true],
  ] as const) {
    const unlessFull = (...types: readonly string[]) => (isFull ? [] : types);
    expect(listTypes(1, {}, version)).toEqual([...unlessFull('propose', 'call-vote'), 'leave']);
    expect(listTypes(1, { vote }, version)).toEqual([...unlessFull('propose', 'vote'), 'leave']);
    expect(listTypes(2, { vote }, version)).toEqual([...unlessFull('propose'), 'vote', 'leave']);
    expect(listTypes(1, { absences }, version)).toEqual(unlessFull('return'));
  }
});

test('lists a proposal after a declined one, and a vote after a wait, with the time', () => {
  const table = atTable({});
  const asked = expectTransition(executeAt(table.state, table, 1, { type: 'propose', kind: 'pause' }));
  const { id = 0 } = findProposal(asked.tableState, 'pause') ?? {};
  const declined = expectTransition(
    executeAt(asked.tableState, table, 0, { type: 'respond', id, agrees: false }),
  ).tableState;
  const fromOf = (state: TableState, seat: Seat, type: TableCommand['type']) =>
    availableCommands(factsOf(state, table), seat).flatMap(({ command, from }) =>
      command.type === type ? [from] : [],
    );
  expect(fromOf(declined, 1, 'propose')).toEqual([START + 60_000, START + 60_000, START + 60_000]);
  expect(fromOf(declined, 2, 'propose')).toEqual([null, null, null]);
  expect(fromOf(declined, 1, 'call-vote')).toEqual([START + 120_000]);
  expect(fromOf(declined, 0, 'call-vote')).toEqual([]);
});

test('a proposer withdraws a proposal of any kind without a wait', () => {
  const table = atTable({});
  for (const command of listAllCommands(table)) {
    if (command.type !== 'propose') continue;
    const { tableState } = expectTransition(executeAt(table.state, table, 1, command));
    const [{ id = 0 } = {}] = tableState.proposals;
    const withdrawn = expectTransition(
      executeAt(tableState, table, 1, { type: 'respond', id, agrees: false }),
    );
    expect(withdrawn).toMatchObject({
      event: { type: 'proposal-withdrawn', kind: command.kind, by: 1 },
      tableState: { proposals: [], cooldown: null },
    });
  }
});

test('a yes to one proposal counts for no other, also not for the next of the same kind', () => {
  const table = atTable({});
  const first = expectTransition(
    executeAt(table.state, table, 1, { type: 'propose', kind: 'pause' }),
  ).tableState;
  const both = expectTransition(executeAt(first, table, 1, { type: 'propose', kind: 'abort' })).tableState;
  const agreed = expectTransition(
    executeAt(both, table, 0, { type: 'respond', id: 1, agrees: true }),
  ).tableState;
  expect(agreed.proposals.map(({ kind, pending, agreed: seats }) => [kind, pending, seats])).toEqual([
    ['pause', [2], [0]],
    ['abort', [0, 2], []],
  ]);
  const declined = expectTransition(executeAt(agreed, table, 2, { type: 'respond', id: 1, agrees: false }));
  const next = expectTransition(executeAt(declined.tableState, table, 2, { type: 'propose', kind: 'pause' }));
  expect(executeAt(next.tableState, table, 0, { type: 'respond', id: 1, agrees: true })).toEqual({
    error: 'proposal-closed',
  });
});

test('a substitute is not asked about a pause that was proposed before, and ends a takeback', () => {
  const table = atTable({});
  const away = { standIn: 'none', isOpen: true, hasLeft: false } as const;
  const state = { ...table.state, absences: [null, null, away] };
  const paused = expectTransition(executeAt(state, table, 1, { type: 'propose', kind: 'pause' })).tableState;
  const asked = expectTransition(
    executeAt(paused, table, 1, { type: 'propose', kind: 'takeback', toStateId: TO_STATE }),
  ).tableState;
  const result = substitute(asked, table, 2, { formerName: 'Ann', name: 'Eve' });
  if (isRejected(result)) throw new Error(result.error);
  expect(result.tableState.proposals).toMatchObject([{ kind: 'pause', pending: [0] }]);
});
