/**
 * The published shuffle: every random thing of a match follows from its seed and what the seats added.
 *
 * It stands alone, so that anybody can do it again from a record with any SHA-256:
 * `key` is the hash of the line "great-fire-deal/1", the seed and the entropies, joined by line feeds.
 * Block `i` of the shuffle called `name` is the hash of "<key in hex>/<name>/<i>", read as eight 32-bit
 * numbers, big-endian. A number below n is drawn from the next of them, modulo n, leaving out those of
 * the last, incomplete run of n. The list is shuffled from its end (Fisher and Yates): for i from the last place
 * down to the second, the item there changes places with the one at the number drawn below i + 1.
 */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/** Gives a shuffled copy of a list; the same name gives the same order again. */
export type Shuffle = <T>(name: string, items: readonly T[]) => T[];

/** The shuffles of one match. @source SET-3 to SET-9, SEC-6 */
export function deal(seed: string, entropies: readonly string[]): Shuffle {
  const key = bytesToHex(sha256(utf8ToBytes(['great-fire-deal/1', seed, ...entropies].join('\n'))));
  return (name, items) => {
    const below = numbersOf(`${key}/${name}`);
    const list = [...items];
    for (let i = list.length - 1; i > 0; i -= 1) {
      const j = below(i + 1);
      const item = list[i] as (typeof list)[number];
      list[i] = list[j] as (typeof list)[number];
      list[j] = item;
    }
    return list;
  };
}

function numbersOf(name: string): (limit: number) => number {
  let block: DataView | undefined;
  let blocks = 0;
  let offset = 32;
  const next = () => {
    if (block === undefined || offset === 32) {
      const bytes = sha256(utf8ToBytes(`${name}/${blocks}`));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      blocks += 1;
      offset = 0;
    }
    const number = block.getUint32(offset);
    offset += 4;
    return number;
  };
  return (limit) => {
    const fair = 2 ** 32 - (2 ** 32 % limit);
    let number = next();
    while (number >= fair) number = next();
    return number % limit;
  };
}

/** What is published before the first move: the SHA-256 of the seed's UTF-8 text, in hex. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}
