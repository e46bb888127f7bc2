import { join } from 'node:path';
import type { Rolldown } from 'vite';

const MAIN = 'src/main.tsx';
const LOBBY = 'src/lobby/lobby-page.lazy.tsx';
const TABLE_PAGE = 'src/table/table-page.lazy.tsx';
const TABLE = 'src/table/table.lazy.tsx';
const WAITING_ROOM = 'src/waiting-room/waiting-room.lazy.tsx';
const SCORING = 'src/table/scoring/scoring-screen.lazy.tsx';
const REPLAY = 'src/replay/replay-pages.lazy.tsx';
const IMPORT_PAGES = 'src/replay/import-pages.lazy.ts';
const PRACTICE = 'src/practice/practice-page.lazy.tsx';
// Modules of the rules with which a page plays without a server.
const PLAY = /\/(?:client\/src\/practice\/local-game|packages\/game\/src\/(?:setup\/|apply-action|draft))/;
const SAVED_GAMES = /\/client\/src\/practice\/(?:saved-game|game-store)\.ts$|\/node_modules\/idb-keyval\//;
const VALIDATION =
  /\/node_modules\/zod\/|\/client\/src\/(?:lib\/zod|practice\/game-reader\.ts)|\/packages\/game\/src\/(?:record\/schema|schemas)\.ts$/;
const TABLE_OPTIONS = /\/client\/src\/create-table\//;
const REACT_DOM = '/node_modules/react-dom/';
const BUNDLER_RUNTIME = 'rolldown/runtime';
// Modules of other packages that the lobby and the game need. The imports say no more than the package, because they go
// through its index.
const SHARED_RULES =
  /\/packages\/(?:game\/src\/(?:action|variants\/variant-rules)|protocol\/src\/types\/(?:bots|table-state-constants|table-options|table-filter|text-limits|seats|spectator-access|preview-image))\.ts$/;
// The modules that a table may share with pages that show none.
const PARTS =
  /\/(?:client\/src\/(?:ui|lib|api|i18n|chat|fairness|live|notifications)\/|game\/src\/(?:state|board\/ids|variants\/rule-set|view\/view-(?:for|event))\.ts$)/;
// The controls that a waiting room may share with dialogs and other pages.
const CONTROL_PARTS = /\/client\/src\/(?:ui|lib|create-table)\/[\w-]+\.tsx?$/;
const STYLES_OF_ALL =
  /\/client\/src\/(?:(?:ui|page)\/[\w-]+|create-table\/(?:extra-options|time-control-picker))\.module\.css$/;
const CONTROLS = /\/client\/src\/(?:(?:ui|lib|api|page)\/(?!zod|share-link)|profiles\/lazy-notes)/;
const TEXTS = {
  'table-texts': /\/locales\/(\w+)\/(?:table-bundle|history|log|map|table)\.ts$/,
  'waiting-room-texts': /\/locales\/(\w+)\/(?:waiting-room|table-options|deal-fairness)\.ts$/,
} as const;

type Group = Rolldown.CodeSplittingGroup;
type ChunkContext = Parameters<Extract<Group['name'], (...args: never) => unknown>>[1];

/**
 * Returns groups that collect the modules of several chunks into one chunk for each page. For a browser, a file of 100
 * bytes costs as much as a large one: with HTTP/1.1 it loads six at once, and each six take another round trip.
 *
 * - `shared`: the entry imports it, or both the lobby and a page of a table do, or it is a part of React,
 *   one of `SHARED_RULES` or a style sheet of all pages.
 * - `parts`: a table imports it, or both the waiting room and the page of practice games or of a result do, and so do
 *   pages and dialogs without one, such as the settings. Without this chunk they would load the whole table.
 * - `at-…`: the page itself and all that it imports at once and no group above has.
 * - `room-controls`: as `parts`, for controls of the waiting room that no table has at first.
 * - `controls`: controls and requests that only parts that load later share.
 * - `dialogs`: the controls of a table's options, of which each form needs several.
 * - `viewers`: the replay imports it, and so does a part that shows a game without a server.
 * - `saved-games`: the list of practice games imports it, and so do pages that show or write one.
 * - `validation`: what reads records and practice games that the server did not write.
 * - `…-texts`: what a page says, in each language.
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
  const pageGroup = (name: string, page: string): Group =>
    group(`at-${name}`, (id, context) => imports(page, id, context), 1);
  const textGroup = (name: string, texts: RegExp): Group => ({
    name: (id) => {
      const [, language] = texts.exec(id) ?? [];
      return language === undefined ? null : `${name}-${language}`;
    },
    minShareCount: 1,
  });
  return [
    group(
      'shared',
      (id, context) =>
        id.includes(BUNDLER_RUNTIME) ||
        id.includes(REACT_DOM) ||
        SHARED_RULES.test(id) ||
        imports(MAIN, id, context) ||
        STYLES_OF_ALL.test(id) ||
        (imports(LOBBY, id, context) &&
          [TABLE_PAGE, TABLE, WAITING_ROOM].some((page) => imports(page, id, context))),
      1,
    ),
    group(
      'parts',
      (id, context) =>
        (PARTS.test(id) &&
          (id.includes('/game/') ||
            imports(TABLE, id, context) ||
            (imports(SCORING, id, context) && imports(WAITING_ROOM, id, context)))) ||
        (CONTROL_PARTS.test(id) && imports(WAITING_ROOM, id, context) && imports(PRACTICE, id, context)),
    ),
    pageGroup('lobby', LOBBY),
    pageGroup('table-page', TABLE_PAGE),
    pageGroup('table', TABLE),
    group('room-controls', (id, context) => CONTROL_PARTS.test(id) && imports(WAITING_ROOM, id, context)),
    pageGroup('waiting-room', WAITING_ROOM),
    group('controls', (id) => CONTROLS.test(id)),
    group('dialogs', (id) => TABLE_OPTIONS.test(id)),
    pageGroup('scoring', SCORING),
    group(
      'viewers',
      (id, context) =>
        PLAY.test(id) ||
        (!id.endsWith('.css') && imports(REPLAY, id, context) && !imports(PRACTICE, id, context)),
    ),
    group(
      'saved-games',
      (id, context) =>
        SAVED_GAMES.test(id) || (imports(PRACTICE, id, context) && imports(IMPORT_PAGES, id, context)),
    ),
    group('validation', (id) => VALIDATION.test(id)),
    pageGroup('replay', REPLAY),
    ...Object.entries(TEXTS).map(([name, texts]) => textGroup(name, texts)),
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
