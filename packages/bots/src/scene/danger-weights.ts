/** Rules of thumb: how near the fire is, how much is still to come, how many cards lead it here, who guards. */
export const WEIGHTS: readonly number[] = [-2, 0.5, -0.5, -1, -1.5, 6, 4, 3, 2, 1, 1, -1, 0];
