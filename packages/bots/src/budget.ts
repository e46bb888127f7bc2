/** How long a bot may think: by a clock, or by a count where every run must decide the same. */
export interface TimeBudget {
  readonly ms: number; // 100
  readonly now: () => number; // milliseconds of a clock that never goes back
}

export interface IterationBudget {
  readonly iterations: number; // 40: games imagined at most
}

export type Budget = TimeBudget | IterationBudget;
