import type { Rating } from '../storage/results';

/**
 * Returns the rating that is shown: mu - 3 sigma, rounded to tenths. The player's true strength is very likely above
 * it.
 */
export const conservativeRating = ({ mu, sigma }: Rating): number => Math.round((mu - 3 * sigma) * 10) / 10;
