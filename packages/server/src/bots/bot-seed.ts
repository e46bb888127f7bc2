import { createHmac } from 'node:crypto';
import type { Seat } from '@great-fire/game';

/**
 * What a bot's chance follows from: the same for the same decision of the same match, and nobody who learns of it,
 * or of what the bot did with it, comes any nearer to the match's seed.
 */
export function deriveBotSeed(seed: string, seat: Seat, stateId: number): string {
  return createHmac('sha256', seed)
    .update(`bot/${String(seat)}/${String(stateId)}`)
    .digest('hex');
}
