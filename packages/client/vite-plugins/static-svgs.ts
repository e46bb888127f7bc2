import { basename } from 'node:path';
import { type Plugin, type ViteDevServer, createServer } from 'vite';
import { cropSvg } from './crop-svg';

/**
 * Static pictures of the city, rendered at build time by the components of the map. The lobby therefore loads neither
 * the board nor its drawing code. `import { engravedCity } from 'virtual:pictures'` gives a URL.
 */
const MODULE_ID = 'virtual:pictures';
const RESOLVED_ID = `\0${MODULE_ID}`;
const DRAWINGS_MODULE = '/src/table/map/static-svgs.tsx';

type SvgRenderers = Readonly<Record<string, () => string>>;

async function loadRenderers(server: ViteDevServer): Promise<SvgRenderers> {
  const { STATIC_SVGS } = (await server.ssrLoadModule(DRAWINGS_MODULE)) as {
    readonly STATIC_SVGS: SvgRenderers;
  };
  return Object.fromEntries(Object.entries(STATIC_SVGS).map(([name, svg]) => [name, () => cropSvg(svg())]));
}

const fileName = (name: string) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`;

/** Renders the pictures in a Vite server that only loads our modules into this process. */
async function renderAll(root: string): Promise<readonly (readonly [name: string, svg: string])[]> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return Object.entries(await loadRenderers(server)).map(([name, svg]) => [name, svg()] as const);
  } finally {
    await server.close();
  }
}

/** Emits the static pictures as SVG files. */
export function staticSvgs(): Plugin {
  let isBuild = false;
  let root = '';
  return {
    name: 'pictures',
    configResolved(config) {
      isBuild = config.command === 'build';
      root = config.root;
    },
    resolveId: (source) => (source === MODULE_ID ? RESOLVED_ID : null),
    async load(id) {
      if (id !== RESOLVED_ID) return null;
      const exportLines = (await renderAll(root)).map(([name, source]) => {
        if (!isBuild) return `export const ${name} = '/@pictures/${fileName(name)}';`;
        const file = this.emitFile({ type: 'asset', name: fileName(name), source });
        return `export const ${name} = import.meta.ROLLUP_FILE_URL_${file};`;
      });
      return exportLines.join('\n');
    },
    configureServer(server) {
      server.middlewares.use('/@pictures', (request, response, next) => {
        loadRenderers(server).then((renderers) => {
          const requested = basename(request.url ?? '');
          const [, svg] = Object.entries(renderers).find(([name]) => fileName(name) === requested) ?? [];
          if (svg === undefined) return next();
          response.setHeader('content-type', 'image/svg+xml');
          response.end(svg());
        }, next);
      });
    },
  };
}
