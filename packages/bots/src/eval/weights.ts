/** All weights of the bots, with their units. VP values are relative to the other seats unless the comment says else. */

/** The weights of a bot's evaluation. */
export interface EvalWeights {
  /**
   * Weights of the burn-risk model, in the order of `toFeatureVector`:
   *
   * - constant
   * - distance 1 to 4
   * - distance 1 to 4 times share of turns left
   * - cards, and cards times that share
   * - guarded, large
   * - square of the share
   */
  readonly burnRiskWeights: readonly number[];
  readonly attraction: AttractionWeights | null; // null: the evaluation ignores attraction
  readonly tokenVp: number; // average value of an unknown token
  readonly coneVp: number; // its VP, and small advantages in the ranking and for the Hero card
  readonly giftedConeVp: number; // cost of a cone that the seat contained and the next one may put out
}

/** Weights of the features of attraction. `near` applies at a distance of one spread, `far` beyond it. */
interface AttractionWeights {
  readonly token: readonly [far: number, near: number];
  readonly opponentGain: readonly [far: number, near: number]; // per VP of opponentGain
  readonly openNeighbours: number; // per neighbour from which fire can come
}

/** Hand-tuned weights: near fire means high risk, a guarding band lowers it. */
export const HAND_TUNED_WEIGHTS: EvalWeights = {
  burnRiskWeights: [-2, 0.5, -0.5, -1, -1.5, 6, 4, 3, 2, 1, 1, -1, 0, 0],
  attraction: null,
  tokenVp: 0.8,
  coneVp: 1.15,
  giftedConeVp: 1.5,
};

/** Fitted to merchants' games by `npm run bots:fit -- --games 80 --seed danger`. */
export const FITTED_WEIGHTS: EvalWeights = {
  burnRiskWeights: [
    -3.744, 0.334, -0.515, -1.402, -2.161, 5.961, 6.196, 6.677, 6.67, 0.852, -0.808, -0.36, 0.393, -2.629,
  ],
  attraction: { token: [1.659, 2.29], opponentGain: [0.722, 1.015], openNeighbours: 0.14 },
  tokenVp: 0.2,
  coneVp: 1.6,
  giftedConeVp: 0.7,
};

/** The alderman's, with a higher value of cones, as the learned risk weighs houses more. */
export const LORD_MAYOR_WEIGHTS: EvalWeights = { ...FITTED_WEIGHTS, coneVp: 1.8 };

/** Weights chosen by hand. A change of one changes the moves of the bots, so measure it (docs/bots.md). */
export const HEURISTIC_WEIGHTS = {
  /** Risk of a burn of a district that fire cannot reach. Probability. */
  outOfReachRisk: 0.01,
  /** Lead of the best opponent over another one at which that one counts 1/e as much. VP. */
  rivalryDecayVp: 6,
  /** Aversion of a seat to burning its own houses: the likelihood falls by exp(-aversion) per house. Fitted. */
  ownHouseAversion: 0.2,

  /** Value of a cone that the pawn may put out next turn. Cones put out now. */
  nextConeValue: 0.3,
  /** Cost of a band that a fire lacks, when next turn's cones are estimated. Action points. */
  missingBandPoints: 1.5,
  /** Expected loss above which a district may get a guarding band. VP. */
  minGuardedLossVp: 0.7,
  /** Cost of a band step that takes back one of the seat's present or last turn. VP. */
  bandStepBackVp: 0.3,
  /** Cost in a search of a cone that the seat contained and the next one may put out, beside what it takes. VP. */
  searchedGiftVp: 0.5,
  /** Fires with more cones than this attract a walking pawn no further. Cones. */
  maxWalkCones: 3,
  /** Distance at which a fire attracts a walking pawn one cone less. Steps. */
  walkStepsPerCone: 2,

  /** Gain above which a bot spends a token on a second move. VP. */
  minTokenGainVp: 1,
  /** The same in the last turns, when the token has no later use. VP. */
  minLastTokenGainVp: 0.1,
  /** Value of a demolition token that is kept, by turn left: a later use may be better. VP. */
  tokenVpPerTurn: 0.0005,
  /** Cost of a demolition token that is kept in the seat's last turn, so that a demolition without a loss is used. VP. */
  lastDemolitionVp: 0.005,

  /** Value of a band's proximity to the green region in setup. VP per unit of proximity. */
  bandGreenProximityVp: 0.3,
  /** Value of a pawn's proximity to a band in setup. Units of proximity to the green region. */
  pawnBandProximity: 0.2,
  /** Share of the closest proximity from which a pawn prefers a district with fewer pawns. */
  nearlyClosest: 0.85,

  /** Merchant: value of a cone's distance from the own pawn. Units of value per step. */
  intensifyStepValue: 0.05,
  /** Merchant: distance from which more steps count no more. Steps. */
  maxIntensifySteps: 6,
  /** Merchant: cost of stakes at risk beside a cone. Units of value per VP. */
  intensifyStakeCost: 0.1,

  /** Apprentice: probability of a careless choice. */
  mistakeProbability: 0.15,
  /** Apprentice: probability of a random step when nothing else is to do. */
  strollProbability: 0.5,
} as const;
