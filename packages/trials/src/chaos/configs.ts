/** What the rounds are played on: a storage, and how many servers share it. */
export const CONFIGS = {
  sqlite: { storage: 'sqlite', servers: 1 },
  pg1: { storage: 'postgres', servers: 1 },
  pg2: { storage: 'postgres', servers: 2 },
} as const;

export const CONFIG_NAMES = ['sqlite', 'pg1', 'pg2'] as const satisfies readonly (keyof typeof CONFIGS)[];
export type ConfigName = (typeof CONFIG_NAMES)[number];
