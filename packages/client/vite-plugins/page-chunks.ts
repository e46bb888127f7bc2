import { join } from 'node:path';
import type { Rolldown } from 'vite';

const MAIN = 'src/main.tsx';
const LOBBY = 'src/lobby/lobby-page.lazy.tsx';
const TABLE_PAGE = 'src/table/table-page.lazy.tsx';
const TABLE = 'src/table/table.lazy.tsx';
const WAITING_ROOM = 'src/waiting-room/waiting-room.lazy.tsx';
const TABLE_OPTIONS = /\/client\/src\/create-table\//;
const REACT_DOM = '/node_modules/react-dom/';
// Modules of other packages that the lobby and the game need. The imports say no more than the package, because they go
// through its index.
const SHARED_RULES =
  /\/packages\/(?:game\/src\/(?:action|variants\/variant-rules)|protocol\/src\/types\/(?:bots|table-state-constants|table-options|table-filter|text-limits|spectator-access))\.ts$/;
// The modules that a table may share with pages that show none.
const PARTS =
  /\/(?:client\/src\/(?:ui|lib|api|i18n|chat|fairness|live|notifications)\/|game\/src\/board\/ids\.ts$)/;
const DIALOG_PARTS = /\/client\/src\/(?:ui|lib|api)\/(?!zod|share-link)/;
const WAITING_ROOM_TEXTS = /\/locales\/(\w+)\/(?:waiting-room|table-options|deal-fairness)\.ts$/;

type Group = Rolldown.CodeSplittingGroup;
type ChunkContext = Parameters<Extract<Group['name'], (...args: never) => unknown>>[1];

/**
 * Returns groups that collect the modules of several chunks into one chunk for each page. For a browser, a file of 100
 * bytes costs as much as a large one: with HTTP/1.1 it loads six at once, and each six take another round trip.
 *
 * - `shared`: the entry imports it, or both the lobby and the page of a table do, or it is a part of React
 *   or one of `SHARED_RULES`.
 * - `parts`: a table imports it, and so do pages and dialogs without a table, such as an invitation. Without this chunk
 *   they would load the whole table.
 * - `at-lobby`: the lobby imports it, and so does another page or a part that loads later (`x.lazy.tsx`).
 * - `at-table-page`, `at-table`, `at-waiting-room`: the page itself and all that only it imports at once.
 * - `dialogs`: the controls of a table's options, of which each form needs several, and controls and requests that only
 *   parts that load later share.
 * - `waiting-room-texts`: what the waiting room says, in each language.
 * - Other shared modules get chunks of the bundler's choice.
 */
export function pageChunks(root: string): Group[] {
  const closures = new Map<string, ReadonlySet<string>>();
  const imports = (page: string, id: string, context: ChunkContext): boolean => {
    const closure = closures.get(page) ?? importsOf(join(root, page), root, context);
    closures.set(page, closure);
    return closure.has(id);
  };
  const group = (
    name: string,
    isMember: (id: string, context: ChunkContext) => boolean,
    minShareCount = 2,
  ): Group => ({ name: (id, context) => (isMember(id, context) ? name : null), minShareCount });
  return [
    group(
      'shared',
      (id, context) =>
        id.includes(REACT_DOM) ||
        SHARED_RULES.test(id) ||
        imports(MAIN, id, context) ||
        (imports(LOBBY, id, context) && (imports(TABLE_PAGE, id, context) || imports(TABLE, id, context))),
      1,
    ),
    group('parts', (id, context) => PARTS.test(id) && (id.includes('/game/') || imports(TABLE, id, context))),
    group('at-lobby', (id, context) => imports(LOBBY, id, context)),
    group('at-table-page', (id, context) => imports(TABLE_PAGE, id, context), 1),
    group('at-table', (id, context) => imports(TABLE, id, context), 1),
    group('dialogs', (id) => TABLE_OPTIONS.test(id) || DIALOG_PARTS.test(id)),
    group(
      'at-waiting-room',
      (id, context) => !id.includes('/share-link') && imports(WAITING_ROOM, id, context),
      1,
    ),
    {
      name: (id) => {
        const [, language] = WAITING_ROOM_TEXTS.exec(id) ?? [];
        return language === undefined ? null : `waiting-room-texts-${language}`;
      },
      minShareCount: 1,
    },
  ];
}

/** Returns the client's modules that a page imports statically, itself included. */
function importsOf(page: string, root: string, context: ChunkContext): ReadonlySet<string> {
  const found = new Set<string>();
  const pending = [page];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id) || !id.startsWith(join(root, 'src'))) continue;
    found.add(id);
    pending.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
