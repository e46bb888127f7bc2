/** The bots' thread of a server that runs from its sources (`npm run dev`): a thread reads no TypeScript by itself. */
require('tsx/cjs');
require('./worker.ts');
