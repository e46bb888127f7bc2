/** The configurations of a chaos run: the storage, and the number of servers that share it. */
export const CONFIGS = {
  sqlite: { storage: 'sqlite', servers: 1 },
  'postgres-1-server': { storage: 'postgres', servers: 1 },
  'postgres-2-servers': { storage: 'postgres', servers: 2 },
} as const;

/** Delay before a bot's move, in ms. It is about as long as the people of a round take. */
export const BOT_MOVE_DELAY_MS = 30;

export const CONFIG_NAMES = [
  'sqlite',
  'postgres-1-server',
  'postgres-2-servers',
] as const satisfies readonly (keyof typeof CONFIGS)[];
export type ConfigName = (typeof CONFIG_NAMES)[number];
