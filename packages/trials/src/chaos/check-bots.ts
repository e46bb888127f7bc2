/** What must hold of the moves of bots in a stored game, which nobody was asked to acknowledge. */
import type { Seat } from '@great-fire/game';
import type { StoredGame } from '@great-fire/server/testing';
import type { Witness } from './check-game';

const BOTS = 'bot:'; // and the state that the bot decided on: no page's move has such an id

/** What is wrong with them, one line each. A seat that no witness has is a bot's. */
export function wrongsOfBots(witnesses: readonly Witness[], { match, log }: StoredGame): readonly string[] {
  const people = new Set(witnesses.map(({ seat }) => seat));
  const wrongs: string[] = [];
  const decidedOn = new Set<string>();
  const told = (seat: Seat) => `seat ${String(seat)}`;
  for (const { seat, bot } of match.seats)
    if ((bot === null) !== people.has(seat)) wrongs.push(`${told(seat)} is not played by who sat down there`);
  for (const { stateId, seat, moveId } of log) {
    const isBots = moveId.startsWith(BOTS);
    if (isBots && people.has(seat)) wrongs.push(`${moveId} is a bot's move in the person's ${told(seat)}`);
    if (!isBots && !people.has(seat)) wrongs.push(`${moveId} is nobody's move in the bot's ${told(seat)}`);
    if (!isBots) continue;
    if (decidedOn.has(moveId)) wrongs.push(`a bot moved twice on the state of ${moveId}`);
    decidedOn.add(moveId);
    if (moveId !== `${BOTS}${String(stateId - 1)}`)
      wrongs.push(`${moveId} led to state ${String(stateId)}, beyond what it was decided on`);
  }
  return wrongs;
}
