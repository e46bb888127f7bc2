/** What the rounds are played on: a storage, and how many servers share it. */
export const CONFIGS = {
  sqlite: { storage: 'sqlite', servers: 1 },
  pg1: { storage: 'postgres', servers: 1 },
  pg2: { storage: 'postgres', servers: 2 },
} as const;

/** From a step at a table to a bot's next one, ms: about as long as the people of a round take. */
export const BOT_PAUSE_MS = 30;

export const CONFIG_NAMES = ['sqlite', 'pg1', 'pg2'] as const satisfies readonly (keyof typeof CONFIGS)[];
export type ConfigName = (typeof CONFIG_NAMES)[number];
