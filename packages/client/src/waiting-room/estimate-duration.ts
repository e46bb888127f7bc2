import type { MatchSummary } from '@great-fire/protocol';

const MINUTES_PER_PERSON = 15; // a person decides about 15 turns in a game, and a turn takes about a minute
const MIN_MINUTES = 30;

/** Returns the expected minutes of a game, or null if the players have days for each turn. Bots take no time. */
export function estimateDuration({ seats, timeControl }: Pick<MatchSummary, 'seats' | 'timeControl'>) {
  if (timeControl.clock.kind === 'correspondence') return null;
  const people = seats.filter(({ botLevel }) => botLevel === null).length;
  return Math.max(MIN_MINUTES, people * MINUTES_PER_PERSON);
}
