import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Names of the districts that may burn, by id: `import { districtNames } from 'virtual:district-names'`. The lobby
 * names the place of a fire, and the full board is twenty times as large.
 */
const MODULE_ID = 'virtual:district-names';
const RESOLVED_ID = `\0${MODULE_ID}`;
const BOARD = new URL('../../game/src/board/london.json', import.meta.url);

interface Board {
  readonly districts: readonly { readonly id: string; readonly name: string; readonly kind: string }[];
}

export function createDistrictNamesPlugin(): Plugin {
  return {
    name: 'district-names',
    resolveId: (source) => (source === MODULE_ID ? RESOLVED_ID : null),
    load(id) {
      if (id !== RESOLVED_ID) return null;
      const { districts } = JSON.parse(readFileSync(BOARD, 'utf8')) as Board;
      const burnable = districts.filter(({ kind }) => kind !== 'grass');
      const names = Object.fromEntries(burnable.map(({ id: district, name }) => [district, name]));
      return `export const districtNames = ${JSON.stringify(names)};`;
    },
  };
}
