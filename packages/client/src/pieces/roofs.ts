/** The roofs of the players' houses. The shapes differ, so that no information depends on colour alone. */
import type { Colour } from '@great-fire/game';

/** Outlines of a house in the view box -11 -12 22 22, with the base at y = 8. */
export const ROOF_PATHS: { readonly [C in Colour]: string } = {
  red: 'M-8 8V-1L0-9L8-1V8Z',
  blue: 'M-8 8V-8H-4V-4.6H-2V-8H2V-4.6H4V-8H8V8Z',
  green: 'M-8 8V-2L-4-8.6L0-2L4-8.6L8-2V8Z',
  white: 'M-8 8V1H-5.4V-3.6H-2.6V-8.4H2.6V-3.6H5.4V1H8V8Z',
  yellow: 'M-8 8V1.5A8 8.6 0 0 1-1-7V-10H1V-7A8 8.6 0 0 1 8 1.5V8Z',
  black: 'M-8 8V1.4H-3.6L0-10.6L3.6 1.4H8V8Z',
};
