import type { CostlySpread } from './costly-spreads';
import type { ReviewRequest } from './worker';

/**
 * Starts the review of a seat in a worker. Calls `onDone` with the costliest spreads, or with null if the review
 * failed. Returns a function that stops it.
 */
export function startReview(
  request: ReviewRequest,
  onDone: (spreads: readonly CostlySpread[] | null) => void,
): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const finish = (spreads: readonly CostlySpread[] | null) => {
    worker.terminate();
    onDone(spreads);
  };
  worker.onmessage = ({ data }: MessageEvent<readonly CostlySpread[]>) => finish(data);
  worker.onerror = () => finish(null);
  worker.postMessage(request);
  return () => worker.terminate();
}
