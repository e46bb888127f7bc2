/** The public API of the bots. */
export type { Budget, IterationBudget, TimeBudget } from './budget';
export { decide } from './decide';
export { BOT_LEVELS } from './level';
export type { BotLevel } from './level';
export type { Observation } from './observation';
