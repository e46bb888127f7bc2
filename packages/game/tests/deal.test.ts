import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { seedCommitment, seededShuffle } from '../src/index';
import { hexSha256 } from '../src/setup/sha256-browser';
import { hexSha256 as hexSha256OfNode } from '../src/setup/sha256-node';
import { arbitraryCharacter } from '../testing/arbitrary-character';

/** Shuffles as the published description says, with another SHA-256 implementation. */
function referenceShuffle(
  seed: string,
  entropies: readonly string[],
  name: string,
  items: readonly number[],
): number[] {
  const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest();
  const key = sha256(['great-fire-deal/1', seed, ...entropies].join('\n')).toString('hex');
  const numbers: number[] = [];
  for (let block = 0; numbers.length < items.length + 50; block += 1) {
    const bytes = sha256(`${key}/${name}/${block}`);
    for (let offset = 0; offset < 32; offset += 4) numbers.push(bytes.readUInt32BE(offset));
  }
  const list = [...items];
  for (let i = list.length - 1; i > 0; i -= 1) {
    let number = numbers.shift() ?? 0;
    while (number >= 2 ** 32 - (2 ** 32 % (i + 1))) number = numbers.shift() ?? 0;
    const j = number % (i + 1);
    [list[i], list[j]] = [list[j] ?? 0, list[i] ?? 0];
  }
  return list;
}

describe('deal', () => {
  it('shuffles as the published description says', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.string(), { maxLength: 6 }),
        fc.string(),
        fc.nat(120),
        (seed, entropies, name, size) => {
          const items = Array.from({ length: size }, (_, index) => index);
          expect(seededShuffle(seed, entropies)(name, items)).toEqual(
            referenceShuffle(seed, entropies, name, items),
          );
        },
      ),
    );
  });

  it('keeps every item and leaves the input list unchanged', () => {
    const items = Object.freeze([1, 2, 3, 4, 5]);
    expect([...seededShuffle('s', [])('n', items)].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('gives each order about equally often', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 6000; index += 1) {
      const order = seededShuffle(`seed ${index}`, [])('three', ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const times of counts.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });

  it('hashes any text equally in a browser and in Node', () => {
    fc.assert(
      fc.property(fc.string({ unit: arbitraryCharacter, maxLength: 200 }), (text) => {
        expect(hexSha256(text)).toBe(hexSha256OfNode(text));
      }),
    );
    expect(hexSha256('\ud800')).toBe(hexSha256OfNode('\ud800')); // a lone surrogate
  });

  it('commits to a seed by the SHA-256 of its text', () => {
    expect(seedCommitment('example')).toBe(
      '50d858e0985ecc7f60418aaf0cc5ab587f42c2570a884095a9e8ccacd0f6545c',
    );
  });
});
