/** The bots: each level maps an observation and a random generator to a legal action. */
import type { Random } from '@great-fire/game/random';
import type { Action } from '@great-fire/game';
import { alderman } from './levels/alderman';
import { apprentice } from './levels/apprentice';
import type { BotLevel } from './level';
import { lordMayor } from './levels/lord-mayor';
import { merchant } from './levels/merchant';
import { type HasTime, type Observation, UNLIMITED_TIME } from './observation';

type Bot = (observation: Observation, random: Random, hasTime: HasTime) => Action;

const BOTS: { readonly [L in BotLevel]: Bot } = {
  apprentice,
  merchant,
  alderman,
  'lord-mayor': lordMayor,
};

/**
 * Returns one legal action. The same level, observation and seed give the same action, unless time runs out.
 * @throws Error if there is no legal action, because another seat must decide
 */
export function decide(
  level: BotLevel,
  observation: Observation,
  random: Random,
  hasTime: HasTime = UNLIMITED_TIME,
): Action {
  if (observation.legal.length === 0) throw new Error('A bot was asked that is not awaited');
  return BOTS[level](observation, random, hasTime);
}
