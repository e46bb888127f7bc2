/** Compares honest players' round trips with and without an attack. The goal is that they at most double. */
import { SETTLE_MS, comparePairs, type PairedRunOptions } from '../lib/paired-runs';
import { Attack, type ATTACKERS } from './attack';

export interface FloodOptions extends Omit<PairedRunOptions, 'quantile'> {
  readonly seed: number;
  readonly kind: keyof typeof ATTACKERS; // legal: p95 is compared, else p99
}

export const MAX_RATIO = 2;

/**
 * Resolves to the median of the pairs' ratios.
 *
 * @throws Error if the server rejects an honest move or ends
 */
export function compareUnderFlood({ seed, kind, ...options }: FloodOptions): Promise<number> {
  return comparePairs({ ...options, quantile: kind === 'legal' ? 0.95 : 0.99 }, (url, matchIds, pair) => {
    const attack = Attack.start(url, matchIds, seed + pair * 10, kind);
    return Promise.resolve({ stop: () => stopAndSummarize(attack, options.seconds + SETTLE_MS / 1000) });
  });
}

async function stopAndSummarize(attack: Attack, seconds: number): Promise<string> {
  const { sent, cpuSeconds } = await attack.stop();
  const kinds = Object.entries(sent).map(([kind, count]) => `${(count / seconds).toFixed(0)} ${kind}`);
  return `attackers: ${(cpuSeconds / seconds).toFixed(2)} of a core, a second ${kinds.join(', ')}`;
}
