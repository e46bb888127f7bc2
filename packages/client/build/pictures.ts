import { basename } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { createServer } from 'vite';
import { leanSvg } from './lean-svg';

/**
 * Pictures of the city that stand still, drawn at build time by the map's own components: the lobby then
 * needs neither the board nor its drawing. `import { engravedCity } from 'virtual:pictures'` gives an address.
 */
const ID = 'virtual:pictures';
const RESOLVED = `\0${ID}`;
const DRAWINGS = '/src/table/map/still/pictures.tsx';

type Pictures = Readonly<Record<string, () => string>>;

async function draw(server: ViteDevServer): Promise<Pictures> {
  const { PICTURES } = (await server.ssrLoadModule(DRAWINGS)) as { readonly PICTURES: Pictures };
  return Object.fromEntries(Object.entries(PICTURES).map(([name, svg]) => [name, () => leanSvg(svg())]));
}

const fileOf = (name: string) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`;

/** A server that only loads our own modules into this process. */
async function drawnOnce(root: string): Promise<readonly (readonly [name: string, svg: string])[]> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return Object.entries(await draw(server)).map(([name, svg]) => [name, svg()] as const);
  } finally {
    await server.close();
  }
}

/** Still pictures as files of their own. */
export function pictures(): Plugin {
  let isBuild = false;
  let root = '';
  return {
    name: 'pictures',
    configResolved(config) {
      isBuild = config.command === 'build';
      root = config.root;
    },
    resolveId: (source) => (source === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const lines = (await drawnOnce(root)).map(([name, source]) => {
        if (!isBuild) return `export const ${name} = '/@pictures/${fileOf(name)}';`;
        const file = this.emitFile({ type: 'asset', name: fileOf(name), source });
        return `export const ${name} = import.meta.ROLLUP_FILE_URL_${file};`;
      });
      return lines.join('\n');
    },
    configureServer(server) {
      server.middlewares.use('/@pictures', (request, response, next) => {
        draw(server).then((all) => {
          const wanted = basename(request.url ?? '');
          const [, svg] = Object.entries(all).find(([name]) => fileOf(name) === wanted) ?? [];
          if (svg === undefined) return next();
          response.setHeader('content-type', 'image/svg+xml');
          response.end(svg());
        }, next);
      });
    },
  };
}
