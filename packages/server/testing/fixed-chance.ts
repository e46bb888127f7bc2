/**
 * Ids, keys, tokens and the time from outside: for as long as it lasts, whatever this process draws from
 * `node:crypto` (and socket.io and engine.io for their ids) is the same for the same seed, and `Date.now`
 * stands still. Each kind and length of draw has a row of its own, so that what a client draws
 * does not shift what a server draws.
 */
import type * as nodeCrypto from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { seededChance } from './seeded-chance';

type Crypto = Pick<typeof nodeCrypto, 'randomBytes' | 'randomInt' | 'randomUUID'>;
interface Ids {
  generateId: () => string;
}

const load = createRequire(__filename);
const crypto = load('node:crypto') as Crypto;
const { randomBytes, randomInt, randomUUID } = crypto;
const realNow = Date.now;

/** Their own makers of ids, which they do not export; each counts on from whatever came before. */
const IDS = [load.resolve('socket.io'), createRequire(load.resolve('socket.io')).resolve('engine.io')].map(
  (main) => (load(join(dirname(main), 'contrib/base64id.js')) as { readonly base64id: Ids }).base64id,
);

/** Draws by a seed, and tells this time (ms since 1970), from now on. Returns how to end that. */
export function fixChance(seed: string, at: number): () => void {
  const rows = new Map<string, () => number>();
  const draw = (row: string): number => {
    const chance = rows.get(row) ?? seededChance(`${seed}/${row}`);
    rows.set(row, chance);
    return chance();
  };
  const bytes = (row: string, size: number): Buffer =>
    Buffer.from(Array.from({ length: size }, () => Math.floor(draw(row) * 256)));
  Object.assign(crypto, {
    randomBytes: (size: number) => bytes(`bytes/${String(size)}`, size),
    randomInt: (limit: number) => Math.floor(draw('int') * limit),
    randomUUID: () => [4, 2, 2, 2, 6].map((size) => bytes('uuid', size).toString('hex')).join('-'),
  });
  IDS.forEach((ids, index) => {
    ids.generateId = () => bytes(`ids/${String(index)}`, 15).toString('base64url');
  });
  Date.now = () => at;
  return () => {
    Object.assign(crypto, { randomBytes, randomInt, randomUUID });
    for (const ids of IDS) Reflect.deleteProperty(ids, 'generateId');
    Date.now = realNow;
  };
}
