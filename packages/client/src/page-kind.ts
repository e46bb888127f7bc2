/** The kinds of pages by what they need for their first render. The boot script requests it together. */

const TABLE_KINDS = { open: 'waitingRoom', running: 'game', finished: 'scoring' } as const;

/** The patterns of the routes, most specific first. `other` has no parts that are worth the hints. */
const ROUTES = [
  [/^\/?$/, 'lobby'],
  [/^\/(?:g|records|practice\/[^/]+\/replay)(?:\/|$)/, 'replay'],
  [/^\/rules$/, 'rules'],
  [/^\/practice$/, 'practice'],
  [/^\/practice\//, 'practiceGame'],
  [/^\/first-turn$/, 'tutorial'],
] as const;

type TableStatus = keyof typeof TABLE_KINDS;

export type TableKind = (typeof TABLE_KINDS)[TableStatus];

/** `table`: the server does not know its status. */
export type PageKind = (typeof ROUTES)[number][1] | TableKind | 'table' | 'other';

/** Returns the kind of the page at a path. `tableStatus`: of the table, or '' if the server did not name it. */
export function pageKindAt(path: string, tableStatus: string): PageKind {
  if (path.startsWith('/t/')) return TABLE_KINDS[tableStatus as TableStatus] ?? 'table';
  return ROUTES.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}

/** Returns what the server wrote into the document about the table of its address; '' if nothing. */
export const tableMeta = (name: 'name' | 'status'): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="table-${name}"]`)?.content ?? '';
