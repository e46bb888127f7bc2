/** The size of the Play button's table, and the strength and speed of its bots, stored for the next visit. */
import type { BotSpeed, OpenTable } from '@great-fire/protocol';
import { BOT_SPEEDS, OFFERED_LEVELS } from '@great-fire/protocol';
import { readStored, writeStored } from '../lib/local-storage';

export const PLAYER_COUNTS = [3, 4, 5, 6] as const satisfies readonly OpenTable['players'][];

export interface PlayNowOptions {
  readonly players: (typeof PLAYER_COUNTS)[number];
  readonly level: (typeof OFFERED_LEVELS)[number];
  readonly speed: BotSpeed;
}

const DEFAULT_OPTIONS: PlayNowOptions = { players: 4, level: 'merchant', speed: 'normal' };

/** Returns the stored options. Ignores values that are not offered. */
export function readPlayNowOptions(): PlayNowOptions {
  const [players, level, speed] = (readStored('play-now') ?? '').split(' ');
  return {
    players: PLAYER_COUNTS.find((count) => String(count) === players) ?? DEFAULT_OPTIONS.players,
    level: OFFERED_LEVELS.find((offered) => offered === level) ?? DEFAULT_OPTIONS.level,
    speed: BOT_SPEEDS.find((offered) => offered === speed) ?? DEFAULT_OPTIONS.speed,
  };
}

/** Stores the options for the next visit. */
export function savePlayNowOptions({ players, level, speed }: PlayNowOptions): void {
  writeStored('play-now', `${players} ${level} ${speed}`);
}
