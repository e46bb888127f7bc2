/** A pause is by consent of the players who are there; anyone of the table ends it. */
import type { Seat } from '@great-fire/game';
import type { Conduct } from '@great-fire/protocol';
import { shifted } from '../clock/clock';
import { TOLD_NO, decided, isPlayed, isRefused, notNow, withRefused } from './conduct';
import type { Decided, NotNow, Table } from './conduct';

const ASKED_MS = 60_000;

/** Asks for a pause; where nobody else is there to be asked it begins at once. `present`: seats somebody is at. */
export function askPause(
  conduct: Conduct,
  table: Table,
  by: Seat,
  present: readonly Seat[],
): Decided | NotNow {
  if (conduct.pausedAt !== null) return notNow('The game is paused already.');
  if (conduct.pauseAsked !== null) return notNow('It is being asked already.');
  if (isRefused(conduct, by, table)) return TOLD_NO;
  if (conduct.clock.seat === null || !isPlayed(conduct, table, by))
    return notNow('You do not play just now.');
  const asked = present.filter((seat) => seat !== by && isPlayed(conduct, table, seat));
  if (asked.length === 0) return decided(paused(conduct, table), { type: 'pause-asked', by, isPaused: true });
  const pauseAsked = { by, asked, until: table.at + ASKED_MS };
  return decided({ ...conduct, pauseAsked }, { type: 'pause-asked', by, isPaused: false });
}

/** Answers for one who was asked: the last yes begins the pause, one no ends the question. */
export function answerPause(conduct: Conduct, table: Table, by: Seat, agrees: boolean): Decided | NotNow {
  const { pauseAsked } = conduct;
  if (pauseAsked?.asked.includes(by) !== true) return notNow('You were not asked.');
  const asked = pauseAsked.asked.filter((seat) => seat !== by);
  const isPaused = agrees && asked.length === 0;
  const event = { type: 'pause-answered', by, agrees, isPaused } as const;
  if (isPaused) return decided(paused(conduct, table), event);
  if (agrees) return decided({ ...conduct, pauseAsked: { ...pauseAsked, asked } }, event);
  return decided(withRefused({ ...conduct, pauseAsked: null }, pauseAsked.by, table), event);
}

/** Ends the question whose time is over. */
export function lapsePause(conduct: Conduct): Decided {
  return decided({ ...conduct, pauseAsked: null }, { type: 'pause-lapsed' });
}

/** Goes on, with the times as they stood. */
export function resume(conduct: Conduct, now: number, by: Seat): Decided | NotNow {
  const { pausedAt, vote, takeBackAsked, abortAsked } = conduct;
  if (pausedAt === null) return notNow('The game is not paused.');
  const stood = Math.max(0, now - pausedAt);
  const until = vote?.until ?? null;
  const later = <T extends { readonly until: number }>(question: T | null): T | null =>
    question === null ? null : { ...question, until: question.until + stood };
  return decided(
    {
      ...conduct,
      pausedAt: null,
      clock: shifted(conduct.clock, stood),
      vote: vote === null ? null : { ...vote, until: until === null ? null : until + stood },
      takeBackAsked: later(takeBackAsked),
      abortAsked: later(abortAsked),
    },
    { type: 'resumed', by },
  );
}

function paused(conduct: Conduct, { at }: Table): Conduct {
  return { ...conduct, pauseAsked: null, pausedAt: at };
}
