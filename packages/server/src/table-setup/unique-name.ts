import { NAME_MAX } from '@great-fire/protocol';

const normalizeName = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Returns whether a name is among others. Case does not matter. */
export const isNameTaken = (name: string, names: readonly string[]): boolean =>
  names.some((other) => normalizeName(other) === normalizeName(name));

/** Returns the name, with a number if another player at the table has it: 'Ann 2'. */
export function uniqueName(name: string, names: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` ${String(number)}`;
    const letters = [...name];
    while (letters.join('').length + suffix.length > NAME_MAX) letters.pop();
    const candidate = `${letters.join('').trimEnd()}${suffix}`;
    if (!isNameTaken(candidate, names)) return candidate;
  }
}
