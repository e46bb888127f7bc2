import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** The Node flags of the server (docs/adr/0032-node-flags.md). */
export const NODE_FLAGS = JSON.parse(readFileSync(join(ROOT, 'node-flags.json'), 'utf8'));
