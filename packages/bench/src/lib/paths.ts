import { resolve } from 'node:path';

/** The repository: the bundle of the bench lies in .cache/bench. */
export const ROOT = resolve(__dirname, '../..');
