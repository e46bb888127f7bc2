/** The letters and CSS variables of the players' colours, and the colours without a player. */
import { COLOURS, type Colour, type PublicState } from '@great-fire/game';

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

/** Returns the colours that no player is known to have. With hidden colours: all six. */
export function coloursWithoutPlayer({ seats }: Pick<PublicState, 'seats'>): readonly Colour[] {
  const owned = seats.map(({ colour }) => colour);
  return COLOURS.filter((colour) => !owned.includes(colour));
}
