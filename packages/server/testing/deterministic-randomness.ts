/**
 * Ids, keys, tokens and the time from outside: for as long as it lasts, whatever this process draws from
 * `node:crypto` (and socket.io and engine.io for their ids) is the same for the same seed, and `Date.now`
 * stands still. Each kind and length of draw has a row of its own, so that what a client draws
 * does not shift what a server draws.
 */
import type * as nodeCrypto from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { seededRandom } from './seeded-random';

type Crypto = Pick<typeof nodeCrypto, 'randomBytes' | 'randomInt' | 'randomUUID'>;
interface IdGenerator {
  generateId: () => string;
}

const requireModule = createRequire(__filename);
const crypto = requireModule('node:crypto') as Crypto;
const { randomBytes, randomInt, randomUUID } = crypto;
const originalNow = Date.now;

/** Their own makers of ids, which they do not export; each counts on from whatever came before. */
const ID_GENERATORS = [
  requireModule.resolve('socket.io'),
  createRequire(requireModule.resolve('socket.io')).resolve('engine.io'),
].map(
  (main) =>
    (requireModule(join(dirname(main), 'contrib/base64id.js')) as { readonly base64id: IdGenerator })
      .base64id,
);

/** Draws by a seed, and tells this time (ms since 1970), from now on. Returns how to end that. */
export function useDeterministicRandomness(seed: string, now: number): () => void {
  const streams = new Map<string, () => number>();
  const nextRandom = (stream: string): number => {
    const random = streams.get(stream) ?? seededRandom(`${seed}/${stream}`);
    streams.set(stream, random);
    return random();
  };
  const nextBytes = (stream: string, size: number): Buffer =>
    Buffer.from(Array.from({ length: size }, () => Math.floor(nextRandom(stream) * 256)));
  Object.assign(crypto, {
    randomBytes: (size: number) => nextBytes(`bytes/${String(size)}`, size),
    randomInt: (limit: number) => Math.floor(nextRandom('int') * limit),
    randomUUID: () => [4, 2, 2, 2, 6].map((size) => nextBytes('uuid', size).toString('hex')).join('-'),
  });
  ID_GENERATORS.forEach((generator, index) => {
    generator.generateId = () => nextBytes(`ids/${String(index)}`, 15).toString('base64url');
  });
  Date.now = () => now;
  return () => {
    Object.assign(crypto, { randomBytes, randomInt, randomUUID });
    for (const generator of ID_GENERATORS) Reflect.deleteProperty(generator, 'generateId');
    Date.now = originalNow;
  };
}
