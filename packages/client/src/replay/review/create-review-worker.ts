/** Starts the worker that reviews a game. A file of its own, because only Vite knows `import.meta`. */
export const createReviewWorker = (): Worker =>
  new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
