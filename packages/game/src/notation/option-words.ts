import type { GameOptionName } from '../variants/variant-rules';

/** The word of each rule that differs from the standard game, in the section `rules` of a position. */
export const OPTION_WORDS: Readonly<Record<GameOptionName, string>> = {
  hiddenColours: 'hidden',
  moreDestruction: 'more',
  cones: 'cones:100',
  eastWind: 'east-wind',
};
