import type { Conduct, Pace, TimeOut, Verdict } from '@great-fire/protocol';
import { VERDICTS, conductSchema } from '@great-fire/protocol';
import * as fc from 'fast-check';
import { afterMove, afterTakeBack, freedBy } from './after-move';
import { comeBack, leave, substitute } from './coming-and-going';
import { dueAt, firstConduct, isAgreed, isNotNow, isPlayed, isStoodIn } from './conduct';
import type { Agreed, Decided, NotNow, Table } from './conduct';
import { answerPause, askPause, resume } from './pause';
import { answerTakeBack, askTakeBack } from './take-back';
import { timeIsUp } from './time-is-up';
import { callVote, castVote } from './vote';

const START = 1_000_000;
const MINUTE = 60_000;
const friendly = (timeOut: TimeOut): Pace => ({ clock: { kind: 'friendly', seconds: 60 }, timeOut });

/** A table of four people at a pace, `after` ms into its first turn, which is seat 0's. */
function tableOf(pace: Pace, after = 0): Table {
  return { pace, owned: [true, true, true, true], at: START + after };
}

const begun = (pace: Pace): Conduct => firstConduct(pace, 4, 0, START);

function done(given: Decided | NotNow | null): Decided {
  if (given === null || isNotNow(given)) throw new Error(`Not decided: ${JSON.stringify(given)}`);
  return given;
}

const refused = (given: Decided | NotNow): boolean => isNotNow(given);

test('nothing is due before the deadline, and a time-out is decided once', () => {
  const pace = friendly('bot-turn');
  expect(dueAt(begun(pace))).toBe(START + MINUTE);
  expect(timeIsUp(begun(pace), tableOf(pace, MINUTE - 1))).toBeNull();
  const { conduct, event } = done(timeIsUp(begun(pace), tableOf(pace, MINUTE)));
  expect(event).toEqual({ type: 'time-out', seat: 0, then: 'bot-turn' });
  expect(conduct.version).toBe(1);
  expect(timeIsUp(conduct, tableOf(pace, 10 * MINUTE))).toBeNull();
});

test('a bot that plays this turn has done so when the turn is over; one that has the seat stays', () => {
  for (const [timeOut, stays] of [
    ['bot-turn', false],
    ['bot-seat', true],
  ] as const) {
    const pace = friendly(timeOut);
    const { conduct } = done(timeIsUp(begun(pace), tableOf(pace, MINUTE)));
    const within = afterMove(conduct, tableOf(pace, MINUTE + 10), { seat: 0, isNewTurn: false });
    expect(isStoodIn(within, 0)).toBe(true);
    const next = afterMove(within, tableOf(pace, MINUTE + 20), { seat: 1, isNewTurn: true });
    expect(isStoodIn(next, 0)).toBe(stays);
    expect(freedBy(within, next)).toBe(stays ? null : 0);
    expect(next.clock).toMatchObject({ seat: 1, deadline: START + 2 * MINUTE + 20 });
    const round = afterMove(next, tableOf(pace, MINUTE + 30), { seat: 0, isNewTurn: true });
    expect(round.clock.deadline === null).toBe(stays);
  }
});

test('an open seat waits for somebody; the others may vote otherwise', () => {
  const pace = friendly('open-seat');
  const { conduct } = done(timeIsUp(begun(pace), tableOf(pace, MINUTE)));
  expect(conduct.away[0]).toEqual({ bot: 'none', isOpen: true, hasLeft: false });
  expect(conduct.vote).toMatchObject({ seat: 0, voters: [1, 2, 3], cast: [], until: null });
  expect(dueAt(conduct)).toBeNull();
  const one = done(castVote(conduct, tableOf(pace, 2 * MINUTE), 1, 'bot-turn'));
  const two = done(castVote(one.conduct, tableOf(pace, 2 * MINUTE), 2, 'bot-turn'));
  expect(two.event).toEqual({ type: 'voted', by: 2, seat: 0, decided: 'bot-turn' });
  expect(isStoodIn(two.conduct, 0)).toBe(true);
  const names = { before: 'Ann', name: 'Eve' };
  const eve = done(substitute(two.conduct, tableOf(pace, 3 * MINUTE), 0, names));
  expect(eve.conduct.away[0]).toBeNull();
  expect(eve.conduct.clock).toMatchObject({ seat: 0, deadline: START + 4 * MINUTE });
  expect(refused(substitute(eve.conduct, tableOf(pace, 3 * MINUTE), 0, names))).toBe(true);
});

test('more than half of the voters decide; else those cast do, half a minute after the first', () => {
  const pace = friendly('vote');
  const asked = done(timeIsUp(begun(pace), tableOf(pace, MINUTE))).conduct;
  const one = done(castVote(asked, tableOf(pace, 2 * MINUTE), 3, 'bot-seat'));
  expect(one.event).toMatchObject({ decided: null });
  expect(timeIsUp(one.conduct, tableOf(pace, 2 * MINUTE + 29_999))).toBeNull();
  const over = done(timeIsUp(one.conduct, tableOf(pace, 2 * MINUTE + 30_000)));
  expect(over.event).toEqual({ type: 'vote-ended', seat: 0, decided: 'bot-seat' });
  expect(isStoodIn(over.conduct, 0)).toBe(true);
});

test('of as many votes the mildest counts, a voter may change their mind, and nobody votes twice', () => {
  const pace = friendly('vote');
  const asked = done(timeIsUp(begun(pace), tableOf(pace, MINUTE))).conduct;
  const later = tableOf(pace, 2 * MINUTE);
  const first = done(castVote(asked, later, 1, 'open-seat')).conduct;
  const changed = done(castVote(first, later, 1, 'bot-turn')).conduct;
  expect(changed.vote?.cast).toEqual([{ seat: 1, verdict: 'bot-turn' }]);
  const second = done(castVote(changed, later, 2, 'wait')).conduct;
  const over = done(timeIsUp(second, tableOf(pace, 3 * MINUTE)));
  expect(over.event).toMatchObject({ decided: 'wait' });
  expect(over.conduct.clock.deadline).toBe(START + 4 * MINUTE);
  expect(refused(castVote(asked, later, 0, 'wait'))).toBe(true);
});

test('who is voted about may still move, which ends the vote', () => {
  const pace = friendly('vote');
  const asked = done(timeIsUp(begun(pace), tableOf(pace, MINUTE))).conduct;
  const moved = afterMove(asked, tableOf(pace, 2 * MINUTE), { seat: 0, isNewTurn: false });
  expect(moved.vote).toBeNull();
  expect(moved.clock.deadline).toBe(START + 3 * MINUTE);
});

test('where nobody else is left to vote a bot helps out', () => {
  for (const timeOut of ['vote', 'open-seat'] as const) {
    const pace = friendly(timeOut);
    const alone: Table = { ...tableOf(pace, MINUTE), owned: [true, false, false, false] };
    let conduct = begun(pace);
    for (let due = timeIsUp(conduct, alone); due !== null; due = timeIsUp(conduct, alone))
      ({ conduct } = due);
    expect(isStoodIn(conduct, 0)).toBe(true);
  }
});

test('without a clock the others may call a vote after two minutes, not before', () => {
  const pace: Pace = { clock: { kind: 'none' }, timeOut: 'vote' };
  expect(refused(callVote(begun(pace), tableOf(pace, 2 * MINUTE - 1), 1))).toBe(true);
  expect(refused(callVote(begun(pace), tableOf(pace, 2 * MINUTE), 0))).toBe(true);
  const called = done(callVote(begun(pace), tableOf(pace, 2 * MINUTE), 1));
  expect(called.conduct.vote).toMatchObject({ seat: 0, voters: [1, 2, 3] });
  expect(refused(callVote(begun(friendly('vote')), tableOf(friendly('vote'), 2 * MINUTE), 1))).toBe(true);
});

test('a pause is by consent of all who are there, and the time stands still', () => {
  const pace = friendly('bot-turn');
  const asked = done(askPause(begun(pace), tableOf(pace, 10_000), 0, [0, 1, 3])).conduct;
  expect(asked.pauseAsked).toMatchObject({ by: 0, asked: [1, 3] });
  expect(refused(answerPause(asked, tableOf(pace, 11_000), 2, true))).toBe(true);
  const one = done(answerPause(asked, tableOf(pace, 11_000), 1, true)).conduct;
  const no = done(answerPause(one, tableOf(pace, 12_000), 3, false));
  expect(no.conduct).toMatchObject({ pauseAsked: null, pausedAt: null });
  expect(refused(askPause(no.conduct, tableOf(pace, 71_999), 0, [0, 1]))).toBe(true);
  expect(refused(askPause(no.conduct, tableOf(pace, 72_000), 0, [0, 1]))).toBe(false);
  const paused = done(answerPause(one, tableOf(pace, 12_000), 3, true)).conduct;
  expect(paused.pausedAt).toBe(START + 12_000);
  expect(dueAt(paused)).toBeNull();
  const on = done(resume(paused, START + 1_012_000, 2)).conduct;
  expect(on.clock.deadline).toBe(START + MINUTE + 1_000_000);
});

test('a pause that nobody is there to be asked about begins at once; a question lapses after a minute', () => {
  const pace: Pace = { clock: { kind: 'none' }, timeOut: 'vote' };
  expect(done(askPause(begun(pace), tableOf(pace), 0, [0])).conduct.pausedAt).toBe(START);
  const asked = done(askPause(begun(pace), tableOf(pace), 0, [0, 1])).conduct;
  const lapsed = done(timeIsUp(asked, tableOf(pace, MINUTE)));
  expect(lapsed).toMatchObject({
    event: { type: 'pause-lapsed' },
    conduct: { pauseAsked: null, pausedAt: null },
  });
});

test('who leaves for good is not back by being seen, only by saying so', () => {
  const pace = friendly('vote');
  const gone = done(leave(begun(pace), tableOf(pace), 0)).conduct;
  expect(gone.away[0]).toEqual({ bot: 'seat', isOpen: true, hasLeft: true });
  expect(refused(comeBack(gone, tableOf(pace, 5000), 0, true))).toBe(true);
  const back = done(comeBack(gone, tableOf(pace, 5000), 0, false)).conduct;
  expect(back.away[0]).toBeNull();
  expect(back.clock.deadline).toBe(START + 5000 + MINUTE);
});

test('who went while the others voted is no voter any more, and when all have gone a bot plays on', () => {
  const pace = friendly('vote');
  let conduct = done(timeIsUp(begun(pace), tableOf(pace, MINUTE))).conduct;
  conduct = done(castVote(conduct, tableOf(pace, MINUTE), 1, 'wait')).conduct;
  conduct = done(leave(conduct, tableOf(pace, MINUTE + 1), 1)).conduct;
  expect(conduct.vote).toMatchObject({ voters: [2, 3], cast: [], until: null });
  for (const seat of [2, 3]) conduct = done(leave(conduct, tableOf(pace, MINUTE + 2), seat)).conduct;
  const last = done(timeIsUp(conduct, tableOf(pace, MINUTE + 2)));
  expect(last.event).toEqual({ type: 'time-out', seat: 0, then: 'bot-turn' });
});

const paces = fc.record({
  clock: fc.oneof(
    fc.constant({ kind: 'none' as const }),
    fc.constant({ kind: 'friendly' as const, seconds: 30 }),
    fc.constant({ kind: 'tournament' as const, bank: 60, increment: 5 }),
    fc.constant({ kind: 'days' as const, days: 1 as const }),
  ),
  timeOut: fc.constantFrom<TimeOut>('vote', 'bot-turn', 'bot-seat', 'open-seat'),
});
const doings = fc.array(
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

test('whatever happens at a table in whatever order, what is due comes to an end and what holds fits together', () => {
  fc.assert(
    fc.property(paces, doings, fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), (pace, all, owned) => {
      let conduct = firstConduct(pace, 4, 0, START);
      let now = START;
      for (const { what, seat, ms, verdict } of all) {
        now += ms;
        const table: Table = { pace, owned, at: conduct.pausedAt ?? now };
        const awaited = conduct.clock.seat ?? 0;
        const next = { seat: (awaited + 1) % 4, isNewTurn: true };
        const id = conduct.takeBackAsked?.id ?? 1;
        const given: Decided | Agreed | NotNow | null =
          what === 'ask back'
            ? askTakeBack(conduct, table, seat, 7)
            : what === 'agree' || what === 'refuse'
              ? answerTakeBack(conduct, table, seat, { id, agrees: what === 'agree' })
              : what === 'ask'
                ? askPause(conduct, table, seat, [0, 1, 2, 3])
                : what === 'yes'
                  ? answerPause(conduct, table, seat, true)
                  : what === 'no'
                    ? answerPause(conduct, table, seat, false)
                    : what === 'resume'
                      ? resume(conduct, now, seat)
                      : what === 'call'
                        ? callVote(conduct, table, seat)
                        : what === 'vote'
                          ? castVote(conduct, table, seat, verdict)
                          : what === 'leave'
                            ? leave(conduct, table, seat)
                            : what === 'back'
                              ? comeBack(conduct, table, seat, seat % 2 === 0)
                              : what === 'sub'
                                ? substitute(conduct, table, seat, { before: 'a', name: 'b' })
                                : null;
        if (given !== null && isAgreed(given)) {
          const { consent } = given.takeBack;
          const players = [0, 1, 2, 3].filter((one) => isPlayed(conduct, table, one));
          expect(consent).toEqual(players);
          conduct = afterTakeBack(conduct, table, seat);
        } else if (given !== null && !isNotNow(given)) {
          expect(given.conduct.version).toBe(conduct.version + 1);
          ({ conduct } = given);
        }
        if (conduct.pausedAt === null && (what === 'move' || what === 'turn')) {
          const onward = what === 'move' ? { seat: awaited, isNewTurn: false } : next;
          conduct = afterMove(conduct, table, onward);
        }
        if (what === 'due') {
          let decided = 0;
          for (let due = timeIsUp(conduct, table); due !== null; due = timeIsUp(conduct, table)) {
            ({ conduct } = due);
            decided += 1;
            expect(decided).toBeLessThan(5);
          }
          const at = dueAt(conduct);
          if (at !== null) expect(at).toBeGreaterThan(table.at);
        }
        expect(conductSchema.safeParse(conduct).success).toBe(true);
        const on = conduct.clock.seat ?? 0;
        if (isStoodIn(conduct, on)) expect([conduct.clock.deadline, conduct.vote]).toEqual([null, null]);
        if (conduct.vote !== null) expect(conduct.vote.seat).toBe(on);
        expect([null, ...[0, 1, 2, 3].filter((one) => isPlayed(conduct, table, one))]).toContain(
          conduct.takeBackAsked?.by ?? null,
        );
        for (const voter of conduct.vote?.voters ?? []) expect(owned[voter]).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});
