/** Honest players' round trips, quiet and under attack; the goal is that p99 at most doubles. */
import { SETTLE_MS, comparePairs } from '../../honest/pairs';
import type { PairsWish } from '../../honest/pairs';
import { Attack } from './attack';

export interface HonestWish extends Omit<PairsWish, 'limits'> {
  readonly seed: number;
}

export const GOAL = 2;

/** Resolves with the median of the pairs' ratios. @throws Error where an honest move is refused, or the server ends */
export function compareHonest({ seed, ...wish }: HonestWish): Promise<number> {
  return comparePairs({ ...wish, limits: '1' }, (url, matchIds, pair) => {
    const attack = Attack.start(url, matchIds, seed + pair * 10);
    return Promise.resolve({ stop: () => toldOf(attack, wish.seconds + SETTLE_MS / 1000) });
  });
}

async function toldOf(attack: Attack, seconds: number): Promise<string> {
  const { sent, cpuSeconds } = await attack.stop();
  const kinds = Object.entries(sent).map(([kind, count]) => `${(count / seconds).toFixed(0)} ${kind}`);
  return `attackers: ${(cpuSeconds / seconds).toFixed(2)} of a core, a second ${kinds.join(', ')}`;
}
