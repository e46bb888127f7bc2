import type { Plugin } from 'vite';

// What the board's types leave out, so that nothing can read it: measures of the drawing it was made with.
const UNREAD = {
  map: ['directionColours', 'regionColours', 'grassColour', 'puddingLaneColour', 'pieceSize'],
  district: ['slots'],
  link: ['length'],
} as const;

interface Board {
  readonly districts: readonly (Record<string, unknown> & { readonly anchors: { readonly art?: unknown } })[];
  readonly links: readonly Record<string, unknown>[];
}

const without = (record: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

/** The board's file without what only the server and the tests read. */
export function leanBoardOf(text: string): string {
  const board = JSON.parse(text) as Board;
  return JSON.stringify({
    ...without(board, UNREAD.map),
    districts: board.districts.map((district) => ({
      ...without(district, UNREAD.district),
      anchors: district.anchors.art === undefined ? {} : { art: district.anchors.art },
    })),
    links: board.links.map((link) => without(link, UNREAD.link)),
  });
}

/** Takes from the board's file what the page never reads: over a third of its weight. */
export function leanBoard(): Plugin {
  return {
    name: 'lean-board',
    apply: 'build',
    enforce: 'pre',
    transform(text, id) {
      return id.endsWith('/board/london.json') ? { code: leanBoardOf(text), map: null } : null;
    },
  };
}
