import type { Plugin } from 'vite';

/** Modules of other people's packages that the page never comes to, and what stands there instead. */
const LEFT_OUT = [
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
export function leftOut(): Plugin {
  const met = new Set<object>();
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    transform(_, id) {
      const part = LEFT_OUT.find(({ file }) => file.test(id));
      if (part === undefined) return null;
      met.add(part);
      return { code: part.code, map: null };
    },
    buildEnd(error) {
      const missed = LEFT_OUT.find((part) => !met.has(part));
      // After an update of a package its files may have other names.
      if (error === undefined && missed) this.error(`No module is ${missed.file.source} any more`);
    },
  };
}
