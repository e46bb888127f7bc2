/** UNDO-3: what lies further back than a player's own steps is taken back by consent of all who play. */
import type { Seat } from '@great-fire/game';
import type { Conduct } from '@great-fire/protocol';
import { TOLD_NO, decided, isPlayed, isRefused, notNow, othersWhoPlay, withRefused } from './conduct';
import type { Agreed, Decided, NotNow, Table } from './conduct';

const ASKED_MS = 60_000;
const ASKED_OF_DAYS_MS = 6 * 3_600_000;

/**
 * Asks the others to go back to state `to`, also those who are not there just now; where nobody else plays it is
 * agreed. Whether the game can go back there is not asked here.
 */
export function askTakeBack(conduct: Conduct, table: Table, by: Seat, to: number): Decided | Agreed | NotNow {
  if (conduct.clock.seat === null) return notNow('The game is over.');
  if (conduct.pausedAt !== null) return notNow('The game is paused.');
  if (conduct.takeBackAsked !== null) return notNow('It is being asked already.');
  if (isRefused(conduct, by, table)) return TOLD_NO;
  if (!isPlayed(conduct, table, by)) return notNow('You do not play just now.');
  const asked = othersWhoPlay(conduct, table, by);
  if (asked.length === 0) return { takeBack: { by, to, consent: [by] } };
  const until = table.at + (table.pace.clock.kind === 'days' ? ASKED_OF_DAYS_MS : ASKED_MS);
  const takeBackAsked = { id: conduct.version + 1, by, to, asked, agreed: [], until };
  return decided({ ...conduct, takeBackAsked }, { type: 'take-back-asked', by, to });
}

/** Answers for one who was asked: the last yes agrees, one no ends the question, also that of whoever asked it. */
export function answerTakeBack(
  conduct: Conduct,
  table: Table,
  by: Seat,
  { id, agrees }: { readonly id: number; readonly agrees: boolean },
): Decided | Agreed | NotNow {
  const { takeBackAsked: question } = conduct;
  if (question?.id !== id) return notNow('This is not asked any more.');
  if (conduct.pausedAt !== null) return notNow('The game is paused.');
  const isAsked = question.asked.includes(by) || (by === question.by && !agrees);
  if (!isAsked) return notNow('You were not asked.');
  const event = { type: 'take-back-answered', by, agrees } as const;
  if (!agrees) {
    const ended = { ...conduct, takeBackAsked: null };
    return decided(by === question.by ? ended : withRefused(ended, question.by, table), event);
  }
  const asked = question.asked.filter((seat) => seat !== by);
  const agreed = [...question.agreed, by];
  if (asked.length > 0) return decided({ ...conduct, takeBackAsked: { ...question, asked, agreed } }, event);
  const consent = [question.by, ...agreed].sort((one, other) => one - other);
  return { takeBack: { by: question.by, to: question.to, consent } };
}

/** Ends the question whose time is over. */
export function lapseTakeBack(conduct: Conduct): Decided {
  return decided({ ...conduct, takeBackAsked: null }, { type: 'take-back-lapsed' });
}
