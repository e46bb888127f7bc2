/** Letters of the board notation. */
import { COLOURS, TOKENS, type Colour, type Token } from '../state';

export const COLOUR_LETTER: { readonly [C in Colour]: string } = {
  red: 'r',
  blue: 'b',
  green: 'g',
  white: 'w',
  yellow: 'y',
  black: 'k',
};

export const TOKEN_LETTER: { readonly [T in Token]: string } = {
  demolition: 'd',
  'double-move': 'm',
  'one-vp': 'v',
};

export function parseColourLetter(letter: string): Colour | undefined {
  return COLOURS.find((colour) => COLOUR_LETTER[colour] === letter);
}

export function parseTokenLetter(letter: string): Token | undefined {
  return TOKENS.find((token) => TOKEN_LETTER[token] === letter);
}
