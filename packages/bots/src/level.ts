/** The bot levels, weakest first. */
import type { RuleSet } from '@great-fire/game';

export const BOT_LEVELS = ['apprentice', 'merchant', 'alderman', 'lord-mayor'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * Returns the events on which the decisions of a level depend. Planners read those of the seat's present and last turn,
 * and infer hidden colours from all.
 */
export function eventsRead(
  level: BotLevel,
  { hiddenColours }: Pick<RuleSet, 'hiddenColours'>,
): 'all' | 'last-round' | 'none' {
  if (level === 'apprentice') return 'none';
  return hiddenColours && level !== 'merchant' ? 'all' : 'last-round';
}
