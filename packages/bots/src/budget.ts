/**
 * The budget of one decision: a time, or a number of iterations if every run must decide the same. No level searches, so
 * that all stay below it.
 */
export interface TimeBudget {
  readonly ms: number; // 100
  readonly now: () => number; // current time of a monotonic clock, in milliseconds
}

export interface IterationBudget {
  readonly iterations: number; // 40: maximum number of steps
}

export type Budget = TimeBudget | IterationBudget;
