/** The letters and CSS variables of the players' colours. */
import type { Colour } from '@great-fire/game';

export const COLOUR_LETTERS: { readonly [C in Colour]: string } = {
  red: 'R',
  blue: 'B',
  green: 'G',
  white: 'W',
  yellow: 'Y',
  black: 'K',
};

/** Return the CSS variables of a colour and of the text on it (`--player-red`, `--on-red`). */
export const colourVar = (colour: Colour) => `var(--player-${colour})`;
export const onColourVar = (colour: Colour) => `var(--on-${colour})`;
