/**
 * Worker script of a server that runs from its sources (`npm run dev`), because a worker thread cannot load TypeScript
 * itself.
 */
require('tsx/cjs');
require('./worker.ts');
