import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * What the districts that may burn are called, by their ids: the lobby says where a fire is, and the board's file is
 * twenty times as long. `import { districtNames } from 'virtual:district-names'`.
 */
const ID = 'virtual:district-names';
const RESOLVED = `\0${ID}`;
const BOARD = new URL('../../game/src/board/london.json', import.meta.url);

interface Board {
  readonly districts: readonly { readonly id: string; readonly name: string; readonly kind: string }[];
}

export function districtNames(): Plugin {
  return {
    name: 'district-names',
    resolveId: (source) => (source === ID ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const { districts } = JSON.parse(readFileSync(BOARD, 'utf8')) as Board;
      const burnable = districts.filter(({ kind }) => kind !== 'grass');
      const names = Object.fromEntries(burnable.map(({ id: district, name }) => [district, name]));
      return `export const districtNames = ${JSON.stringify(names)};`;
    },
  };
}
