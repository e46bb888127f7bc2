/** The public API of the bots. */
export { decide } from './decide';
export { BOT_LEVELS } from './level';
export type { BotLevel } from './level';
export type { Observation } from './observation';
