import { resolve } from 'node:path';

/** The repository root. The bundle of the benchmarks is in .cache/bench. */
export const ROOT = resolve(__dirname, '../..');
