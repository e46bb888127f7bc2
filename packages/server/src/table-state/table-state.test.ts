import type { TableState, TimeControl, TimeoutAction, Verdict } from '@great-fire/protocol';
import { VERDICTS, tableStateSchema } from '@great-fire/protocol';
import * as fc from 'fast-check';
import { isRejected } from '../errors/error-table';
import type { Rejected } from '../errors/error-table';
import { afterMove, afterTakeback, releasedSeat } from './after-move';
import { returnToSeat, leave, substitute } from './seat-control';
import {
  nextDeadline,
  initialTableState,
  isTakebackAgreed,
  isPlayedByOwner,
  isBotControlled,
} from './table-state';
import type { TakebackAgreed, Transition, TableContext } from './table-state';
import { answerPause, proposePause, resume } from './pause';
import { answerTakeback, proposeTakeback } from './takeback';
import { applyNextDeadline } from './deadlines';
import { callVote, castVote } from './vote';

const START = 1_000_000;
const MINUTE = 60_000;
const PRESENT = { seats: [0, 1, 2, 3], visibleSeats: [] }; // connected; no page is visible
const friendly = (timeoutAction: TimeoutAction): TimeControl => ({
  clock: { kind: 'per-turn', seconds: 60 },
  timeoutAction,
});

/** Returns the context of a table with four persons, `after` ms into the first turn. Seat 0 is active. */
function createContext(timeControl: TimeControl, after = 0): TableContext {
  return { timeControl, ownedByPerson: [true, true, true, true], at: START + after };
}

const initialState = (timeControl: TimeControl): TableState => initialTableState(timeControl, 4, 0, START);

function expectTransition(result: Transition | Rejected | null): Transition {
  if (result === null || isRejected(result)) throw new Error(`Not verdict: ${JSON.stringify(result)}`);
  return result;
}

test('applies no deadline early, and a time-out only once', () => {
  const pace = friendly('bot-turn');
  expect(nextDeadline(initialState(pace))).toBe(START + MINUTE);
  expect(applyNextDeadline(initialState(pace), createContext(pace, MINUTE - 1), PRESENT)).toBeNull();
  const { tableState, event } = expectTransition(
    applyNextDeadline(initialState(pace), createContext(pace, MINUTE), PRESENT),
  );
  expect(event).toEqual({ type: 'time-out', seat: 0, action: 'bot-turn' });
  expect(tableState.version).toBe(1);
  expect(applyNextDeadline(tableState, createContext(pace, 10 * MINUTE), PRESENT)).toBeNull();
});

test('a bot for one turn releases the seat afterwards, a bot for the seat stays', () => {
  for (const [timeOut, stays] of [
    ['bot-turn', false],
    ['bot-seat', true],
  ] as const) {
    const pace = friendly(timeOut);
    const { tableState } = expectTransition(
      applyNextDeadline(initialState(pace), createContext(pace, MINUTE), PRESENT),
    );
    const within = afterMove(tableState, createContext(pace, MINUTE + 10), { seat: 0, isNewTurn: false });
    expect(isBotControlled(within, 0)).toBe(true);
    const next = afterMove(within, createContext(pace, MINUTE + 20), { seat: 1, isNewTurn: true });
    expect(isBotControlled(next, 0)).toBe(stays);
    expect(releasedSeat(within, next)).toBe(stays ? null : 0);
    expect(next.clock).toMatchObject({ activeSeat: 1, deadline: START + 2 * MINUTE + 20 });
    const round = afterMove(next, createContext(pace, MINUTE + 30), { seat: 0, isNewTurn: true });
    expect(round.clock.deadline === null).toBe(stays);
  }
});

test('an open seat waits for a substitute, and the other players may vote otherwise', () => {
  const pace = friendly('open-seat');
  const { tableState } = expectTransition(
    applyNextDeadline(initialState(pace), createContext(pace, MINUTE), PRESENT),
  );
  expect(tableState.absences[0]).toEqual({ standIn: 'none', isOpen: true, hasLeft: false });
  expect(tableState.vote).toMatchObject({ seat: 0, voters: [1, 2, 3], ballots: [], deadline: null });
  expect(nextDeadline(tableState)).toBeNull();
  const one = expectTransition(castVote(tableState, createContext(pace, 2 * MINUTE), 1, 'bot-turn'));
  const two = expectTransition(castVote(one.tableState, createContext(pace, 2 * MINUTE), 2, 'bot-turn'));
  expect(two.event).toEqual({ type: 'voted', by: 2, seat: 0, verdict: 'bot-turn' });
  expect(isBotControlled(two.tableState, 0)).toBe(true);
  const names = { formerName: 'Ann', name: 'Eve' };
  const eve = expectTransition(substitute(two.tableState, createContext(pace, 3 * MINUTE), 0, names));
  expect(eve.tableState.absences[0]).toBeNull();
  expect(eve.tableState.clock).toMatchObject({ activeSeat: 0, deadline: START + 4 * MINUTE });
  expect(isRejected(substitute(eve.tableState, createContext(pace, 3 * MINUTE), 0, names))).toBe(true);
  const over = { ...two.tableState, clock: { ...two.tableState.clock, activeSeat: null } };
  expect(isRejected(substitute(over, createContext(pace, 3 * MINUTE), 0, names))).toBe(true);
});

test('a majority of the voters decides; otherwise the votes cast do, half a minute after the first', () => {
  const pace = friendly('vote');
  const asked = expectTransition(
    applyNextDeadline(initialState(pace), createContext(pace, MINUTE), PRESENT),
  ).tableState;
  const one = expectTransition(castVote(asked, createContext(pace, 2 * MINUTE), 3, 'bot-seat'));
  expect(one.event).toMatchObject({ verdict: null });
  expect(applyNextDeadline(one.tableState, createContext(pace, 2 * MINUTE + 29_999), PRESENT)).toBeNull();
  const over = expectTransition(
    applyNextDeadline(one.tableState, createContext(pace, 2 * MINUTE + 30_000), PRESENT),
  );
  expect(over.event).toEqual({ type: 'vote-ended', seat: 0, verdict: 'bot-seat' });
  expect(isBotControlled(over.tableState, 0)).toBe(true);
});

test('a tie goes to the mildest verdict, and a voter may change a vote but not vote twice', () => {
  const pace = friendly('vote');
  const asked = expectTransition(
    applyNextDeadline(initialState(pace), createContext(pace, MINUTE), PRESENT),
  ).tableState;
  const later = createContext(pace, 2 * MINUTE);
  const first = expectTransition(castVote(asked, later, 1, 'open-seat')).tableState;
  const changed = expectTransition(castVote(first, later, 1, 'bot-turn')).tableState;
  expect(changed.vote?.ballots).toEqual([{ seat: 1, verdict: 'bot-turn' }]);
  const second = expectTransition(castVote(changed, later, 2, 'wait')).tableState;
  const over = expectTransition(applyNextDeadline(second, createContext(pace, 3 * MINUTE), PRESENT));
  expect(over.event).toMatchObject({ verdict: 'wait' });
  expect(over.tableState.clock.deadline).toBe(START + 4 * MINUTE);
  expect(isRejected(castVote(asked, later, 0, 'wait'))).toBe(true);
});

test('the player under vote may still move, which ends the vote', () => {
  const pace = friendly('vote');
  const asked = expectTransition(
    applyNextDeadline(initialState(pace), createContext(pace, MINUTE), PRESENT),
  ).tableState;
  const moved = afterMove(asked, createContext(pace, 2 * MINUTE), { seat: 0, isNewTurn: false });
  expect(moved.vote).toBeNull();
  expect(moved.clock.deadline).toBe(START + 3 * MINUTE);
});

test('a bot takes over when no other player is left to vote', () => {
  for (const timeOut of ['vote', 'open-seat'] as const) {
    const pace = friendly(timeOut);
    const alone: TableContext = {
      ...createContext(pace, MINUTE),
      ownedByPerson: [true, false, false, false],
    };
    let conduct = initialState(pace);
    for (
      let due = applyNextDeadline(conduct, alone, PRESENT);
      due !== null;
      due = applyNextDeadline(conduct, alone, PRESENT)
    )
      ({ tableState: conduct } = due);
    expect(isBotControlled(conduct, 0)).toBe(true);
  }
});

test('without a clock, players may call a vote after two minutes and not before', () => {
  const pace: TimeControl = { clock: { kind: 'none' }, timeoutAction: 'vote' };
  expect(isRejected(callVote(initialState(pace), createContext(pace, 2 * MINUTE - 1), 1, []))).toBe(true);
  expect(isRejected(callVote(initialState(pace), createContext(pace, 2 * MINUTE), 0, []))).toBe(true);
  const called = expectTransition(callVote(initialState(pace), createContext(pace, 2 * MINUTE), 1, []));
  expect(called.tableState.vote).toMatchObject({ seat: 0, voters: [1, 2, 3] });
  expect(
    isRejected(callVote(initialState(friendly('vote')), createContext(friendly('vote'), 2 * MINUTE), 1, [])),
  ).toBe(true);
});

test('all present players must agree to a pause, which stops the clock', () => {
  const pace = friendly('bot-turn');
  const asked = expectTransition(
    proposePause(initialState(pace), createContext(pace, 10_000), 0, [0, 1, 3]),
  ).tableState;
  expect(asked.pauseProposal).toMatchObject({ by: 0, pending: [1, 3] });
  expect(isRejected(answerPause(asked, createContext(pace, 11_000), 2, true))).toBe(true);
  const one = expectTransition(answerPause(asked, createContext(pace, 11_000), 1, true)).tableState;
  const no = expectTransition(answerPause(one, createContext(pace, 12_000), 3, false));
  expect(no.tableState).toMatchObject({ pauseProposal: null, pausedAt: null });
  expect(isRejected(proposePause(no.tableState, createContext(pace, 71_999), 0, [0, 1]))).toBe(true);
  expect(isRejected(proposePause(no.tableState, createContext(pace, 72_000), 0, [0, 1]))).toBe(false);
  const paused = expectTransition(answerPause(one, createContext(pace, 12_000), 3, true)).tableState;
  expect(paused.pausedAt).toBe(START + 12_000);
  expect(nextDeadline(paused)).toBeNull();
  const on = expectTransition(resume(paused, START + 1_012_000, 2)).tableState;
  expect(on.clock.deadline).toBe(START + MINUTE + 1_000_000);
});

test('a proposal of a pause expires after a minute', () => {
  const pace: TimeControl = { clock: { kind: 'none' }, timeoutAction: 'vote' };
  const asked = expectTransition(proposePause(initialState(pace), createContext(pace), 0, [0, 1])).tableState;
  const lapsed = expectTransition(applyNextDeadline(asked, createContext(pace, MINUTE), PRESENT));
  expect(lapsed).toMatchObject({
    event: { type: 'pause-expired' },
    tableState: { pauseProposal: null, pausedAt: null },
  });
});

test('a player who has left returns only by command, not by reconnecting', () => {
  const pace = friendly('vote');
  const gone = expectTransition(leave(initialState(pace), createContext(pace), 0)).tableState;
  expect(gone.absences[0]).toEqual({ standIn: 'seat', isOpen: true, hasLeft: true });
  expect(isRejected(returnToSeat(gone, createContext(pace, 5000), 0, 'reconnection'))).toBe(true);
  const back = expectTransition(returnToSeat(gone, createContext(pace, 5000), 0, 'command')).tableState;
  expect(back.absences[0]).toBeNull();
  expect(back.clock.deadline).toBe(START + 5000 + MINUTE);
});

test('players who leave during a vote are no voters any more, and a bot takes over when all have left', () => {
  const pace = friendly('vote');
  let conduct = expectTransition(
    applyNextDeadline(initialState(pace), createContext(pace, MINUTE), PRESENT),
  ).tableState;
  conduct = expectTransition(castVote(conduct, createContext(pace, MINUTE), 1, 'wait')).tableState;
  conduct = expectTransition(leave(conduct, createContext(pace, MINUTE + 1), 1)).tableState;
  expect(conduct.vote).toMatchObject({ voters: [2, 3], ballots: [], deadline: null });
  for (const seat of [2, 3])
    conduct = expectTransition(leave(conduct, createContext(pace, MINUTE + 2), seat)).tableState;
  const last = expectTransition(applyNextDeadline(conduct, createContext(pace, MINUTE + 2), PRESENT));
  expect(last.event).toEqual({ type: 'time-out', seat: 0, action: 'bot-turn' });
});

const timeControls = fc.record({
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
    what: fc.constantFrom(
      'move',
      'turn',
      'due',
      'ask',
      'yes',
      'no',
      'resume',
      'call',
      'vote',
      'ask back',
      'agree',
      'refuse',
      'leave',
      'back',
      'sub',
    ),
    seat: fc.nat(3),
    ms: fc.constantFrom(0, 1000, 31_000, 121_000, 90_000_000),
    verdict: fc.constantFrom<Verdict>(...VERDICTS),
  }),
  { maxLength: 80 },
);

test('after any sequence of commands, deadlines terminate and the state is consistent', () => {
  fc.assert(
    fc.property(
      timeControls,
      steps,
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      (pace, all, owned) => {
        let conduct = initialTableState(pace, 4, 0, START);
        let now = START;
        for (const { what, seat, ms, verdict } of all) {
          now += ms;
          const table: TableContext = {
            timeControl: pace,
            ownedByPerson: owned,
            at: conduct.pausedAt ?? now,
          };
          const awaited = conduct.clock.activeSeat ?? 0;
          const next = { seat: (awaited + 1) % 4, isNewTurn: true };
          const id = conduct.takebackProposal?.id ?? 1;
          const given: Transition | TakebackAgreed | Rejected | null =
            what === 'ask back'
              ? proposeTakeback(conduct, table, seat, 7)
              : what === 'agree' || what === 'refuse'
                ? answerTakeback(conduct, table, seat, { id, agrees: what === 'agree' })
                : what === 'ask'
                  ? proposePause(conduct, table, seat, [0, 1, 2, 3])
                  : what === 'yes'
                    ? answerPause(conduct, table, seat, true)
                    : what === 'no'
                      ? answerPause(conduct, table, seat, false)
                      : what === 'resume'
                        ? resume(conduct, now, seat)
                        : what === 'call'
                          ? callVote(conduct, table, seat, [])
                          : what === 'vote'
                            ? castVote(conduct, table, seat, verdict)
                            : what === 'leave'
                              ? leave(conduct, table, seat)
                              : what === 'back'
                                ? returnToSeat(
                                    conduct,
                                    table,
                                    seat,
                                    seat % 2 === 0 ? 'reconnection' : 'command',
                                  )
                                : what === 'sub'
                                  ? substitute(conduct, table, seat, { formerName: 'a', name: 'b' })
                                  : null;
          if (given !== null && isTakebackAgreed(given)) {
            const { consent } = given.takeback;
            const players = [0, 1, 2, 3].filter((one) => isPlayedByOwner(conduct, table, one));
            expect(consent).toEqual(players);
            conduct = afterTakeback(conduct, table, seat);
          } else if (given !== null && !isRejected(given)) {
            expect(given.tableState.version).toBe(conduct.version + 1);
            ({ tableState: conduct } = given);
          }
          if (conduct.pausedAt === null && (what === 'move' || what === 'turn')) {
            const onward = what === 'move' ? { seat: awaited, isNewTurn: false } : next;
            conduct = afterMove(conduct, table, onward);
          }
          if (what === 'due') {
            let decided = 0;
            for (
              let due = applyNextDeadline(conduct, table, PRESENT);
              due !== null;
              due = applyNextDeadline(conduct, table, PRESENT)
            ) {
              ({ tableState: conduct } = due);
              decided += 1;
              expect(decided).toBeLessThan(5);
            }
            const at = nextDeadline(conduct);
            if (at !== null) expect(at).toBeGreaterThan(table.at);
          }
          expect(tableStateSchema.safeParse(conduct).success).toBe(true);
          const on = conduct.clock.activeSeat ?? 0;
          if (isBotControlled(conduct, on))
            expect([conduct.clock.deadline, conduct.vote]).toEqual([null, null]);
          if (conduct.vote !== null) expect(conduct.vote.seat).toBe(on);
          expect([null, ...[0, 1, 2, 3].filter((one) => isPlayedByOwner(conduct, table, one))]).toContain(
            conduct.takebackProposal?.by ?? null,
          );
          for (const voter of conduct.vote?.voters ?? []) expect(owned[voter]).toBe(true);
        }
      },
    ),
    { numRuns: 400 },
  );
});
