/**
 * Preloaded into the server of a test (`node --require`). Derives seeds and keys, which are 32 random bytes each, from
 * CHANCE_SEED, so that every run deals the same game.
 */
const crypto = require('node:crypto');

const original = crypto.randomBytes;
let count = 0;

crypto.randomBytes = (size, ...rest) => {
  if (size !== 32 || rest.length > 0) return original(size, ...rest);
  count += 1;
  return crypto.createHash('sha256').update(`${process.env.CHANCE_SEED}:${count}`).digest();
};
