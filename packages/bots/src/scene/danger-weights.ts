/**
 * What the guess of the danger weighs, feature by feature (`featuresOf`): always, the fire one to four spreads away, the
 * same times what is left of the game, the cards that lead here (also times what is left), a band here, three houses.
 */
export type Judgement = readonly number[];

/** Rules of thumb: the near burns, the guarded less so. */
export const THUMB: Judgement = [-2, 0.5, -0.5, -1, -1.5, 6, 4, 3, 2, 1, 1, -1, 0];

/** Fitted to games of merchants by `npm run fit-danger -- 60 danger`; docs/bots.md has the error of both. */
export const EXPERIENCE: Judgement = [
  -1.681, 0.473, -0.255, -0.869, -1.03, 3.498, 3.519, 3.502, 2.639, 0.509, -1.488, -0.294, -0.057,
];
