/** The budget of one decision: a time, or a number of iterations if every run must decide the same. */
export interface TimeBudget {
  readonly ms: number; // 100
  readonly now: () => number; // current time of a monotonic clock, in milliseconds
}

export interface IterationBudget {
  readonly iterations: number; // 40: maximum number of rollouts
}

export type Budget = TimeBudget | IterationBudget;
