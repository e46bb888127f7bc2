/** The levels that people can tell apart, weakest first. */
export const BOT_LEVELS = ['apprentice', 'merchant'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
