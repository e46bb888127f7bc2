/** The bot levels, weakest first. */
import type { RuleSet } from '@great-fire/game';

export const BOT_LEVELS = ['apprentice', 'merchant', 'alderman', 'lord-mayor'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Whether the decisions of a level depend on the events of the game: only hidden colours are inferred from them. */
export const readsEvents = (level: BotLevel, { hiddenColours }: Pick<RuleSet, 'hiddenColours'>): boolean =>
  (level === 'alderman' || level === 'lord-mayor') && hiddenColours;
