import type { Plugin } from 'vite';

/** Modules of other people's packages that the page never comes to, and what stands there instead. */
const STUBS = [
  {
    // The page speaks over WebSocket only: polling and WebTransport stay at home.
    file: /\/engine\.io-client\/build\/esm\/transports\/index\.js$/,
    code: "import { WS } from './websocket.node.js'; export const transports = { websocket: WS };",
  },
  {
    file: /\/engine\.io-client\/build\/esm\/transports\/polling-xhr\.js$/,
    code: 'export class XHR {}',
  },
  {
    // Patches of boardgame.io's own server; ours sends whole views.
    file: /\/rfc6902\/index\.js$/,
    code: "export function applyPatch() { throw new Error('Our server sends no patches'); } export const createPatch = applyPatch;",
  },
] as const;

/** Leaves out of the built page what its packages carry for other uses. */
export function stubModules(): Plugin {
  const applied = new Set<object>();
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    transform(_, id) {
      const stub = STUBS.find(({ file }) => file.test(id));
      if (stub === undefined) return null;
      applied.add(stub);
      return { code: stub.code, map: null };
    },
    buildEnd(error) {
      const unused = STUBS.find((stub) => !applied.has(stub));
      // After an update of a package its files may have other names.
      if (error === undefined && unused) this.error(`No module is ${unused.file.source} any more`);
    },
  };
}
