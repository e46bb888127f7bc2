import type { GameTotals } from '@great-fire/protocol';

/** Returns the letters of the rule variants, as in the rows of the lobby. */
export const variantCode = ({ hiddenColours, moreDestruction, cones }: GameTotals['options']): string =>
  `${hiddenColours ? 'h' : ''}${moreDestruction ? 'm' : ''}${cones === 100 ? 'c' : ''}`;
