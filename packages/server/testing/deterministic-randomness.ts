/**
 * Replaces this process's sources of randomness and time. `node:crypto` and the id generators of socket.io and
 * engine.io return the same values for the same seed. `Date.now` stands still. Each kind and length of draw has a
 * sequence of its own, so that a client's draws do not shift the server's.
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

/**
 * The id generators of socket.io and engine.io, which neither package exports. Their ids contain a counter that is
 * never reset.
 */
const ID_GENERATORS = [
  requireModule.resolve('socket.io'),
  createRequire(requireModule.resolve('socket.io')).resolve('engine.io'),
].map(
  (main) =>
    (requireModule(join(dirname(main), 'contrib/base64id.js')) as { readonly base64id: IdGenerator })
      .base64id,
);

/** Seeds all randomness and stops `Date.now` at `now` (ms since 1970). Returns the function that restores both. */
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
