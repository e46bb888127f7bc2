/** What a bot weighs a position by. */
export interface EvalWeights {
  /**
   * The guess of the danger, feature by feature (`toFeatureVector`): always, the fire one to four spreads away, the same times
   * what is left of the game, the cards that lead here (also times what is left), a band here, three houses, what is left
   * squared.
   */
  readonly burnRiskWeights: readonly number[];
  readonly attraction: AttractionWeights | null; // null: that places draw the fire more or less is not seen
  readonly tokenVp: number; // what a token that nobody has seen is worth on average
  readonly coneVp: number; // a cone is a VP, takes one from the others, and now and then brings the Hero card nearer
}

/** What draws the fire to a place with houses, and how much: far off, and one spread away. */
export interface AttractionWeights {
  readonly token: readonly [far: number, near: number];
  readonly opponentGain: readonly [far: number, near: number]; // a VP that a seat would gain on the others there, on average
  readonly openNeighbours: number; // a neighbour that fire can come from
}

/** Rules of thumb: the near burns, the guarded less so. */
export const HAND_TUNED: EvalWeights = {
  burnRiskWeights: [-2, 0.5, -0.5, -1, -1.5, 6, 4, 3, 2, 1, 1, -1, 0, 0],
  attraction: null,
  tokenVp: 0.8,
  coneVp: 1.15,
};

/** Fitted to games of merchants by `npm run fit-danger -- 80 danger`; docs/bots.md has the error of both. */
export const FITTED: EvalWeights = {
  burnRiskWeights: [
    -3.744, 0.334, -0.515, -1.402, -2.161, 5.961, 6.196, 6.677, 6.67, 0.852, -0.808, -0.36, 0.393, -2.629,
  ],
  attraction: { token: [1.659, 2.29], opponentGain: [0.722, 1.015], openNeighbours: 0.14 },
  tokenVp: 0.2,
  coneVp: 1.6,
};
