import type { GameTotals } from '@great-fire/protocol';

/** The rules of a table as the lobby's rows tell them. */
export const variantCode = ({ hiddenColours, moreDestruction, cones }: GameTotals['options']): string =>
  `${hiddenColours ? 'h' : ''}${moreDestruction ? 'm' : ''}${cones === 100 ? 'c' : ''}`;
