/** The sentences of a diary in one language. */
import type { Direction, GameEvent } from '@great-fire/game';
import type { Language } from '@great-fire/protocol';

/** How the game was decided. */
export const DIARY_ENDINGS = ['clear', 'close', 'cones', 'houses', 'objectives', 'shared'] as const;
export type DiaryEnding = (typeof DIARY_ENDINGS)[number];

/** Variants of a sentence. */
export type Variants = readonly [string, string, ...string[]];

/**
 * A sentence may contain `{name}`, `{names}`, `{district}`, `{districts}`; `{points:…|…}` and `{count:one house|# houses}`
 * chooses between singular and plural, and shows the number in place of `#`: up to twelve as a word. A form between them
 * is for two: `{count:once|twice|# times}`. No sentence agrees with a name in gender,
 * or refers to the sentence before it, because names are free and the order varies.
 */
export interface DiaryPhrases {
  readonly language: Language;
  readonly numerals: readonly string[]; // from two
  readonly days: readonly [string, string, string, string, string]; // 2 to 6 September 1666, a Sunday to a Thursday
  readonly openings: Variants;
  readonly winds: Readonly<Record<Direction, Variants>>; // the direction of most spreads
  readonly told: Readonly<Record<Exclude<GameEvent['type'], 'game-ended'>, Variants>>;
  readonly asides: readonly [string, string, string, string, string, string, ...string[]];
  readonly toll: Variants; // `count`: all houses burnt or demolished
  readonly spared: Variants; // no house was lost
  readonly endings: Readonly<Record<DiaryEnding, Variants>>;
  readonly last: Variants; // the last place
  readonly closings: Variants;
}
