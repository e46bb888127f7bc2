/** Bots: levels, speeds and names. Kept out of the schemas, so that the client bundle does not include them. */

/** From the weakest to the strongest. */
export const BOT_LEVELS = ['apprentice', 'merchant', 'alderman', 'lord-mayor'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The levels that this release plays. A table of a later release may have others. */
export const OFFERED_LEVELS = [
  'apprentice',
  'merchant',
  'alderman',
  'lord-mayor',
] as const satisfies readonly BotLevel[];
export type OfferedLevel = (typeof OFFERED_LEVELS)[number];

/** The pace of a table's bots. */
export const BOT_SPEEDS = ['normal', 'fast', 'instant'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

/** The pause before a bot's move at each speed, as a share of the usual pause. */
export const BOT_DELAY_SHARES = { normal: 1, fast: 0.25, instant: 0 } as const satisfies Record<
  BotSpeed,
  number
>;

/** People of London in 1666, as names for bots. There are more names than a table has seats for bots. */
export const BOT_NAMES = ['Pepys', 'Evelyn', 'Farriner', 'Bludworth', 'Wren', 'Hooke'] as const;
