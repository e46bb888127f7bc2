import type { Conduct, Pace } from '@great-fire/protocol';
import { afterMove, afterTakeBack, freedBy } from './after-move';
import { leave } from './coming-and-going';
import { dueAt, firstConduct, isAgreed, isNotNow } from './conduct';
import type { Agreed, Decided, NotNow, Table } from './conduct';
import { askPause, resume } from './pause';
import { answerTakeBack, askTakeBack } from './take-back';
import { timeIsUp } from './time-is-up';

const START = 1_000_000;
const MINUTE = 60_000;
const FRIENDLY: Pace = { clock: { kind: 'friendly', seconds: 600 }, timeOut: 'bot-turn' };
const TOURNAMENT: Pace = { clock: { kind: 'tournament', bank: 600, increment: 20 }, timeOut: 'bot-turn' };

/** A table of three people and a bot, `after` ms into its first turn, which is seat 0's. */
function tableOf(pace: Pace = FRIENDLY, after = 0): Table {
  return { pace, owned: [true, true, true, false], at: START + after };
}

const begun = (pace: Pace = FRIENDLY): Conduct => firstConduct(pace, 4, 0, START);

function decidedOf(given: Decided | Agreed | NotNow | null): Decided {
  if (given === null || isNotNow(given) || isAgreed(given))
    throw new Error(`Not decided: ${JSON.stringify(given)}`);
  return given;
}

const asked = (pace: Pace = FRIENDLY): Conduct =>
  decidedOf(askTakeBack(begun(pace), tableOf(pace), 1, 7)).conduct;
const yes = (conduct: Conduct, by: number, id = 1) =>
  answerTakeBack(conduct, tableOf(), by, { id, agrees: true });
const no = (conduct: Conduct, by: number, id = 1) =>
  answerTakeBack(conduct, tableOf(), by, { id, agrees: false });

test('UNDO-3: all who play are asked, whoever is there; no bot is', () => {
  const { conduct, event } = decidedOf(askTakeBack(begun(), tableOf(), 1, 7));
  expect(event).toEqual({ type: 'take-back-asked', by: 1, to: 7 });
  expect(conduct.takeBackAsked).toMatchObject({ id: 1, by: 1, to: 7, asked: [0, 2], agreed: [] });
});

test('UNDO-3: it is agreed with the last yes, and not before', () => {
  const one = decidedOf(yes(asked(), 2));
  expect(one.event).toEqual({ type: 'take-back-answered', by: 2, agrees: true });
  expect(one.conduct.takeBackAsked).toMatchObject({ asked: [0], agreed: [2] });
  expect(isNotNow(yes(one.conduct, 2))).toBe(true);
  expect(yes(one.conduct, 0)).toEqual({ takeBack: { by: 1, to: 7, consent: [0, 1, 2] } });
});

test('one refusal ends it; who asked may take the question back, but not agree for others', () => {
  for (const by of [0, 1, 2]) expect(decidedOf(no(asked(), by)).conduct.takeBackAsked).toBeNull();
  expect(isNotNow(yes(asked(), 1))).toBe(true);
  expect(isNotNow(yes(asked(), 3))).toBe(true);
});

test('who was told no asks for nothing more for a minute; others may, and so may who took the question back', () => {
  const told = decidedOf(no(asked(), 0)).conduct;
  const at = (ms: number) => tableOf(FRIENDLY, ms);
  expect(isNotNow(askTakeBack(told, at(MINUTE - 1), 1, 7))).toBe(true);
  expect(isNotNow(askPause(told, at(MINUTE - 1), 1, [0, 1, 2]))).toBe(true);
  expect(isNotNow(askTakeBack(told, at(MINUTE), 1, 7))).toBe(false);
  expect(isNotNow(askTakeBack(told, at(0), 2, 7))).toBe(false);
  expect(isNotNow(askTakeBack(decidedOf(no(asked(), 1)).conduct, at(0), 1, 7))).toBe(false);
});

test('a yes to one question is none to the next', () => {
  const next = askTakeBack(decidedOf(no(asked(), 0)).conduct, tableOf(), 2, 3);
  const { conduct } = decidedOf(next);
  expect(conduct.takeBackAsked?.id).toBe(3);
  expect(isNotNow(yes(conduct, 0, 1))).toBe(true);
  expect(decidedOf(yes(conduct, 0, 3)).conduct.takeBackAsked?.asked).toEqual([1]);
});

test('who is alone among bots need ask nobody', () => {
  const alone = { ...tableOf(), owned: [false, true, false, false] };
  expect(askTakeBack(begun(), alone, 1, 7)).toEqual({ takeBack: { by: 1, to: 7, consent: [1] } });
});

test('a seat whose owner has left is not asked, and asks nothing', () => {
  const { conduct } = decidedOf(leave(begun(), tableOf(), 2));
  expect(decidedOf(askTakeBack(conduct, tableOf(), 1, 7)).conduct.takeBackAsked?.asked).toEqual([0]);
  expect(isNotNow(askTakeBack(conduct, tableOf(), 2, 7))).toBe(true);
});

test('a move ends it, and so does whoever comes or goes: others would have to agree', () => {
  const moved = afterMove(asked(), tableOf(), { seat: 0, isNewTurn: false });
  expect(moved.takeBackAsked).toBeNull();
  expect(decidedOf(leave(asked(), tableOf(), 2)).conduct.takeBackAsked).toBeNull();
});

test('it lapses after a minute; at a table of a day a turn after six hours', () => {
  expect(dueAt(asked())).toBe(START + MINUTE);
  const lapsed = decidedOf(timeIsUp(asked(), tableOf(FRIENDLY, MINUTE)));
  expect(lapsed).toMatchObject({ event: { type: 'take-back-lapsed' }, conduct: { takeBackAsked: null } });
  const days: Pace = { clock: { kind: 'days', days: 1 }, timeOut: 'vote' };
  expect(dueAt(asked(days))).toBe(START + 6 * 60 * MINUTE);
});

test('while the game is paused nothing is taken back, and the question waits', () => {
  const paused = decidedOf(askPause(asked(), tableOf(FRIENDLY, 10_000), 0, [0])).conduct;
  expect(isNotNow(yes(paused, 2))).toBe(true);
  expect(dueAt(paused)).toBeNull();
  const on = decidedOf(resume(paused, START + 5 * MINUTE, 0)).conduct;
  expect(on.takeBackAsked?.until).toBe(START + 6 * MINUTE - 10_000);
});

test('nothing is taken back of a game that is over', () => {
  const over = afterMove(begun(), tableOf(), { seat: null, isNewTurn: true });
  expect(isNotNow(askTakeBack(over, tableOf(), 1, 7))).toBe(true);
});

test('a turn that is given back begins anew; what was used of the banks stays used', () => {
  const friendly = afterTakeBack(asked(), tableOf(FRIENDLY, 30_000), 2);
  expect(friendly).toMatchObject({
    version: 1,
    takeBackAsked: null,
    clock: { seat: 2, since: START + 30_000, deadline: START + 630_000 },
  });
  const bank = afterTakeBack(asked(TOURNAMENT), tableOf(TOURNAMENT, 30_000), 2);
  expect(bank.clock.banks).toEqual([570_000, 600_000, 600_000, 600_000]);
  expect(bank.clock.deadline).toBe(START + 630_000);
});

test('a bot that played a turn for somebody makes room when that is taken back', () => {
  const late = decidedOf(timeIsUp(begun(), tableOf(FRIENDLY, 10 * MINUTE))).conduct;
  expect(late.away[0]).toMatchObject({ bot: 'turn' });
  const back = afterTakeBack(late, tableOf(FRIENDLY, 11 * MINUTE), 0);
  expect(back.away[0]).toBeNull();
  expect(freedBy(late, back)).toBe(0);
  expect(back.clock.deadline).toBe(START + 21 * MINUTE);
});
