import type { Conduct, Pace } from '@great-fire/protocol';
import { NO_CLOCK } from '@great-fire/protocol';
import { answerAbort, askAbort } from './abort';
import { afterMove } from './after-move';
import { leave } from './coming-and-going';
import { dueAt, firstConduct, isNotNow } from './conduct';
import type { Decided, NotNow, Table } from './conduct';
import { askPause, resume } from './pause';
import { timeIsUp } from './time-is-up';

const START = 1_000_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DAYS: Pace = { clock: { kind: 'days', days: 3 }, timeOut: 'bot-turn' };

/** A table of three people and a bot, `after` ms into its first turn, which is seat 0's. */
const tableOf = (pace: Pace = NO_CLOCK, after = 0): Table => ({
  pace,
  owned: [true, true, true, false],
  at: START + after,
});

const begun = (pace: Pace = NO_CLOCK): Conduct => firstConduct(pace, 4, 0, START);

function decidedOf(given: Decided | NotNow | null): Decided {
  if (given === null || isNotNow(given)) throw new Error(`Not decided: ${JSON.stringify(given)}`);
  return given;
}

const asked = (pace: Pace = NO_CLOCK): Conduct => decidedOf(askAbort(begun(pace), tableOf(pace), 1)).conduct;
const answer = (conduct: Conduct, by: number, agrees: boolean, id = 1) =>
  answerAbort(conduct, tableOf(), by, { id, agrees });

test('all who play are asked, and the last yes ends the game for all', () => {
  expect(asked().abortAsked).toEqual({ id: 1, by: 1, asked: [0, 2], until: START + MINUTE });
  const one = decidedOf(answer(asked(), 2, true));
  expect(one.event).toEqual({ type: 'abort-answered', by: 2, agrees: true, isOver: false });
  expect(one.conduct.isAborted).toBe(false);
  const { conduct, event } = decidedOf(answer(one.conduct, 0, true));
  expect(event).toEqual({ type: 'abort-answered', by: 0, agrees: true, isOver: true });
  expect(conduct).toMatchObject({ isAborted: true, abortAsked: null, clock: { seat: null, deadline: null } });
  expect(dueAt(conduct)).toBeNull();
  expect(isNotNow(askAbort(conduct, tableOf(), 1))).toBe(true);
});

test('one no ends the question, and who was told so asks no more for a minute; who asked may think better of it', () => {
  const refused = decidedOf(answer(asked(), 0, false)).conduct;
  expect(refused).toMatchObject({ abortAsked: null, isAborted: false });
  expect(isNotNow(askAbort(refused, tableOf(), 1))).toBe(true);
  expect(isNotNow(askAbort(refused, tableOf(), 2))).toBe(false);
  const withdrawn = decidedOf(answer(asked(), 1, false)).conduct;
  expect(isNotNow(askAbort(withdrawn, tableOf(), 1))).toBe(false);
});

test('who was not asked does not answer, nor anybody for another question', () => {
  for (const by of [1, 3]) expect(isNotNow(answer(asked(), by, true))).toBe(true);
  expect(isNotNow(answer(asked(), 0, true, 2))).toBe(true);
  const one = decidedOf(answer(asked(), 2, true)).conduct;
  expect(isNotNow(answer(one, 2, false))).toBe(true);
});

test('who is alone among bots ends the game at once', () => {
  const alone = { ...tableOf(), owned: [false, true, false, false] };
  const { conduct, event } = decidedOf(askAbort(begun(), alone, 1));
  expect(event).toEqual({ type: 'abort-asked', by: 1, isOver: true });
  expect(conduct.isAborted).toBe(true);
});

test('a seat whose owner has left is not asked, and asks nothing', () => {
  const { conduct } = decidedOf(leave(begun(), tableOf(), 2));
  expect(decidedOf(askAbort(conduct, tableOf(), 1)).conduct.abortAsked?.asked).toEqual([0]);
  expect(isNotNow(askAbort(conduct, tableOf(), 2))).toBe(true);
});

test('the game goes on meanwhile; when others play, or it is over, nobody is asked any more', () => {
  const onward = afterMove(asked(), tableOf(), { seat: 1, isNewTurn: true });
  expect(onward.abortAsked).toEqual(asked().abortAsked);
  expect(decidedOf(leave(asked(), tableOf(), 2)).conduct.abortAsked).toBeNull();
  expect(afterMove(asked(), tableOf(), { seat: null, isNewTurn: true }).abortAsked).toBeNull();
});

test('what not everybody answers lapses: after a minute, at a table of days after a day', () => {
  expect(timeIsUp(asked(), tableOf(NO_CLOCK, MINUTE - 1))).toBeNull();
  const lapsed = decidedOf(timeIsUp(asked(), tableOf(NO_CLOCK, MINUTE)));
  expect(lapsed.event).toEqual({ type: 'abort-lapsed' });
  expect(lapsed.conduct).toMatchObject({ abortAsked: null, isAborted: false });
  expect(dueAt(asked(DAYS))).toBe(START + DAY);
});

test('a paused game can be ended, and a pause takes nothing from the time to answer', () => {
  const paused = decidedOf(askPause(begun(), tableOf(), 1, [1])).conduct;
  const { conduct } = decidedOf(askAbort(paused, tableOf(), 0));
  const id = conduct.abortAsked?.id ?? 0;
  const one = decidedOf(answer(conduct, 1, true, id)).conduct;
  expect(decidedOf(answer(one, 2, true, id)).conduct).toMatchObject({ isAborted: true, pausedAt: null });
  const later = decidedOf(resume(conduct, START + 5 * MINUTE, 0)).conduct;
  expect(later.abortAsked?.until).toBe(START + 6 * MINUTE);
});
