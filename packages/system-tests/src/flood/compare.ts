/** Honest players' round trips, quiet and under attack; the goal is that p99 at most doubles. */
import { SETTLE_MS, comparePairs } from '../lib/paired-runs';
import type { PairedRunOptions } from '../lib/paired-runs';
import { Attack } from './attack';

export interface FloodOptions extends Omit<PairedRunOptions, 'limits'> {
  readonly seed: number;
}

export const MAX_RATIO = 2;

/** Resolves with the median of the pairs' ratios. @throws Error where an honest move is refused, or the server ends */
export function compareUnderFlood({ seed, ...options }: FloodOptions): Promise<number> {
  return comparePairs({ ...options, limits: '1' }, (url, matchIds, pair) => {
    const attack = Attack.start(url, matchIds, seed + pair * 10);
    return Promise.resolve({ stop: () => stopAndSummarize(attack, options.seconds + SETTLE_MS / 1000) });
  });
}

async function stopAndSummarize(attack: Attack, seconds: number): Promise<string> {
  const { sent, cpuSeconds } = await attack.stop();
  const kinds = Object.entries(sent).map(([kind, count]) => `${(count / seconds).toFixed(0)} ${kind}`);
  return `attackers: ${(cpuSeconds / seconds).toFixed(2)} of a core, a second ${kinds.join(', ')}`;
}
