import type { Plugin } from 'vite';

// Fields that the board's types leave out, so no code reads them: measures of the drawing.
const UNUSED_FIELDS = {
  map: ['directionColours', 'regionColours', 'grassColour', 'puddingLaneColour', 'pieceSize'],
  district: ['slots'],
  link: ['length'],
} as const;

interface Board {
  readonly districts: readonly (Record<string, unknown> & { readonly anchors: { readonly art?: unknown } })[];
  readonly links: readonly Record<string, unknown>[];
}

const omit = (record: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

/** Returns the JSON of the board without the fields that only the server and the tests read. */
export function trimBoardJson(text: string): string {
  const board = JSON.parse(text) as Board;
  return JSON.stringify({
    ...omit(board, UNUSED_FIELDS.map),
    districts: board.districts.map((district) => ({
      ...omit(district, UNUSED_FIELDS.district),
      anchors: district.anchors.art === undefined ? {} : { art: district.anchors.art },
    })),
    links: board.links.map((link) => omit(link, UNUSED_FIELDS.link)),
  });
}

/** Removes unused fields from the board's JSON file in the build, which saves over a third of its size. */
export function trimBoard(): Plugin {
  return {
    name: 'lean-board',
    apply: 'build',
    enforce: 'pre',
    transform(text, id) {
      return id.endsWith('/board/london.json') ? { code: trimBoardJson(text), map: null } : null;
    },
  };
}
