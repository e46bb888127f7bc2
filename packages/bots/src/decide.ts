/** A bot: what its seat knows, some chance and some time give one of the choices that the rules allow. */
import type { Action } from '@great-fire/game';
import type { Random } from '@great-fire/game/random';
import { alderman } from './levels/alderman';
import { apprentice } from './levels/apprentice';
import type { Budget } from './budget';
import type { BotLevel } from './level';
import { merchant } from './levels/merchant';
import type { Observation } from './observation';

type Bot = (observation: Observation, random: Random, budget: Budget) => Action;

const BOTS: { readonly [L in BotLevel]: Bot } = { apprentice, merchant, alderman };

/**
 * One decision. The same level, sight and chance give the same, and with a budget by iterations always.
 * @throws Error where nothing is legal: the seat is not awaited
 */
export function decide(level: BotLevel, observation: Observation, random: Random, budget: Budget): Action {
  if (observation.legal.length === 0) throw new Error('A bot was asked that is not awaited');
  return BOTS[level](observation, random, budget);
}
