import type { Rating } from '../storage/results';

/** So strong somebody is at least thought to be, for all to see: a tenth is as fine as it is told. */
export const conservativeRating = ({ mu, sigma }: Rating): number => Math.round((mu - 3 * sigma) * 10) / 10;
