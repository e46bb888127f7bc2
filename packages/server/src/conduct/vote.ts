/** The others' vote on what becomes of the seat that is awaited. */
import type { Seat } from '@great-fire/game';
import { VERDICTS } from '@great-fire/protocol';
import type { Conduct, Pace, Verdict, Vote } from '@great-fire/protocol';
import { granted } from '../clock/clock';
import { awaiting, decided, freshVote, isPlayed, notNow, othersWhoPlay, withAway } from './conduct';
import type { Decided, NotNow, Table } from './conduct';

const CALL_AFTER_MS = 120_000;
const VOTE_MS = 30_000;
const VOTE_OF_DAYS_MS = 6 * 3_600_000;

/** From the first vote until those cast decide. */
const votingMs = ({ clock }: Pace): number => (clock.kind === 'days' ? VOTE_OF_DAYS_MS : VOTE_MS);

/** Opens a vote where no clock would: at a table without one, once a player was waited for. */
export function callVote(conduct: Conduct, table: Table, by: Seat): Decided | NotNow {
  const { seat, since } = conduct.clock;
  if (conduct.pausedAt !== null) return notNow('The game is paused.');
  if (conduct.vote !== null) return notNow('There is a vote already.');
  if (table.pace.clock.kind !== 'none')
    return notNow('The clock of this table decides when there is a vote.');
  if (seat === null || seat === by || !isPlayed(conduct, table, seat) || !isPlayed(conduct, table, by))
    return notNow('There is nobody to vote about.');
  if (table.at - since < CALL_AFTER_MS) return notNow('Give them two minutes.');
  return decided({ ...conduct, vote: freshVote(conduct, table, seat) }, { type: 'vote-called', by, seat });
}

/** Casts a vote, or changes it. More than half of the voters decide; so do those cast, a while after the first. */
export function castVote(conduct: Conduct, table: Table, by: Seat, verdict: Verdict): Decided | NotNow {
  const { vote } = conduct;
  if (vote === null || conduct.pausedAt !== null) return notNow('There is no vote.');
  const voters = othersWhoPlay(conduct, table, vote.seat);
  if (!voters.includes(by)) return notNow('This vote is for the others.');
  const kept = vote.cast.filter(({ seat }) => seat !== by && voters.includes(seat));
  const cast = [...kept, { seat: by, verdict }];
  const now: Vote = { ...vote, voters, cast, until: vote.until ?? table.at + votingMs(table.pace) };
  const verdictNow = majorityOf(now) ?? (cast.length === voters.length ? mostOf(now) : null);
  const event = { type: 'voted', by, seat: vote.seat, decided: verdictNow } as const;
  if (verdictNow === null) return decided({ ...conduct, vote: now }, event);
  return decided(carriedOut(conduct, table, vote.seat, verdictNow), event);
}

/** Ends a vote whose time is over by the votes that were cast. */
export function endVote(conduct: Conduct, table: Table, vote: Vote): Decided {
  const verdict = mostOf(vote);
  return decided(carriedOut(conduct, table, vote.seat, verdict), {
    type: 'vote-ended',
    seat: vote.seat,
    decided: verdict,
  });
}

/** Does what was decided about the seat that is awaited. */
export function carriedOut(conduct: Conduct, table: Table, seat: Seat, verdict: Verdict): Conduct {
  const before = conduct.away[seat] ?? { bot: 'none', isOpen: false, hasLeft: false };
  switch (verdict) {
    case 'wait':
      return awaiting({ ...conduct, clock: granted(conduct.clock, seat) }, table);
    case 'bot-turn':
      return awaiting(withAway(conduct, seat, { ...before, bot: 'turn' }), table);
    case 'bot-seat':
      return awaiting(withAway(conduct, seat, { ...before, bot: 'seat' }), table);
    case 'open-seat':
      return awaiting(withAway(conduct, seat, { ...before, bot: 'none', isOpen: true }), table);
  }
}

const countOf = ({ cast }: Vote, verdict: Verdict): number =>
  cast.filter((one) => one.verdict === verdict).length;

function majorityOf(vote: Vote): Verdict | null {
  return VERDICTS.find((verdict) => countOf(vote, verdict) * 2 > vote.voters.length) ?? null;
}

/** The verdict with most votes; of several the mildest, which waits. */
function mostOf(vote: Vote): Verdict {
  return VERDICTS.reduce((best, verdict) => (countOf(vote, verdict) > countOf(vote, best) ? verdict : best));
}
