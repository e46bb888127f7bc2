/**
 * Seats and their owners: a person, a bot, or a bot that stands in for a person. Kept out of the schemas, so that the
 * client bundle does not include them.
 */
import type { SeatSummary } from '../schemas/table-responses';
import type { BotLevel } from './bots';

/** Returns the summary of a person's seat, or of a free seat if `name` is null. */
export function personSeatSummary(name: string | null): SeatSummary {
  return { name, botLevel: null, hasOwner: name !== null, isReady: false, isOpen: false };
}

/** Returns the summary of a player's seat: of a bot, or of a person if `botLevel` is null. */
export function playerSeatSummary(name: string, botLevel: BotLevel | null): SeatSummary {
  const isBot = botLevel !== null;
  return { ...personSeatSummary(name), botLevel, hasOwner: !isBot, isReady: isBot };
}
