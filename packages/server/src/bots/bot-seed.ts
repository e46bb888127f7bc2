import { createHmac } from 'node:crypto';
import type { Seat } from '@great-fire/game';

/**
 * Derives the seed of a bot's random choices. The same decision of the same match has the same seed. Neither this seed
 * nor the bot's choices reveal the seed of the match.
 */
export function deriveBotSeed(seed: string, seat: Seat, stateId: number): string {
  return createHmac('sha256', seed)
    .update(`bot/${String(seat)}/${String(stateId)}`)
    .digest('hex');
}
