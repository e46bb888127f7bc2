/** The bot levels, weakest first. */
export const BOT_LEVELS = ['apprentice', 'merchant', 'alderman'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
