/** A game is ended without a result by consent of all who play, also of those who are not there just now. */
import type { Seat } from '@great-fire/game';
import type { Conduct } from '@great-fire/protocol';
import { stopped } from '../clock/clock';
import { TOLD_NO, decided, isPlayed, isRefused, notNow, othersWhoPlay, withRefused } from './conduct';
import type { Decided, NotNow, Table } from './conduct';

const ASKED_MS = 60_000;
const ASKED_OF_DAYS_MS = 24 * 3_600_000;

/** Asks the others to end the game; where nobody else plays it ends at once. */
export function askAbort(conduct: Conduct, table: Table, by: Seat): Decided | NotNow {
  if (conduct.clock.seat === null) return notNow('The game is over.');
  if (conduct.abortAsked !== null) return notNow('It is being asked already.');
  if (isRefused(conduct, by, table)) return TOLD_NO;
  if (!isPlayed(conduct, table, by)) return notNow('You do not play just now.');
  const asked = othersWhoPlay(conduct, table, by);
  const isOver = asked.length === 0;
  const event = { type: 'abort-asked', by, isOver } as const;
  if (isOver) return aborted(conduct, table, event);
  const until = table.at + (table.pace.clock.kind === 'days' ? ASKED_OF_DAYS_MS : ASKED_MS);
  return decided({ ...conduct, abortAsked: { id: conduct.version + 1, by, asked, until } }, event);
}

/** Answers for one who was asked: the last yes ends the game, one no the question, also that of whoever asked it. */
export function answerAbort(
  conduct: Conduct,
  table: Table,
  by: Seat,
  { id, agrees }: { readonly id: number; readonly agrees: boolean },
): Decided | NotNow {
  const { abortAsked: question } = conduct;
  if (question?.id !== id) return notNow('This is not asked any more.');
  if (!question.asked.includes(by) && (by !== question.by || agrees)) return notNow('You were not asked.');
  const asked = question.asked.filter((seat) => seat !== by);
  const isOver = agrees && asked.length === 0;
  const event = { type: 'abort-answered', by, agrees, isOver } as const;
  if (isOver) return aborted(conduct, table, event);
  if (agrees) return decided({ ...conduct, abortAsked: { ...question, asked } }, event);
  const ended = { ...conduct, abortAsked: null };
  return decided(by === question.by ? ended : withRefused(ended, question.by, table), event);
}

/** Ends the question whose time is over. */
export function lapseAbort(conduct: Conduct): Decided {
  return decided({ ...conduct, abortAsked: null }, { type: 'abort-lapsed' });
}

function aborted(conduct: Conduct, table: Table, event: Decided['event']): Decided {
  const over: Conduct = {
    ...conduct,
    clock: { ...stopped(conduct.clock, table.at), seat: null },
    ...{ pausedAt: null, pauseAsked: null, takeBackAsked: null, abortAsked: null, vote: null },
    isAborted: true,
  };
  return decided(over, event);
}
