import type { Plugin } from 'vite';

// What the board's types leave out, so that nothing can read it: measures of the drawing it was made with.
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

/** The board's file without what only the server and the tests read. */
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

/** Takes from the board's file what the page never reads: over a third of its weight. */
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
