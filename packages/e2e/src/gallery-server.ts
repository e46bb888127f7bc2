/** Serves the files of the built gallery. The gallery needs no game server. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { extname, join, resolve } from 'node:path';
import { withDeadline } from '@great-fire/testkit/wait-for';

const GALLERY_DIR = resolve(__dirname, '../../client/dist-gallery');
const MIME_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

const NO_API = '{"code":"not-found","message":"The gallery has no API."}';

export class GalleryServer {
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  /**
   * Serves the gallery on a free port.
   *
   * @throws Error if the gallery was not built (`npm run e2e` builds it)
   */
  static async open(): Promise<GalleryServer> {
    const page = await readFile(join(GALLERY_DIR, 'index.html'));
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://gallery');
      if (pathname.startsWith('/api/')) {
        response.writeHead(404, { 'Content-Type': 'application/json' }).end(NO_API);
        return;
      }
      const type = MIME_TYPES[extname(pathname)];
      response.setHeader('Content-Type', type ?? MIME_TYPES['.html'] ?? '');
      // File names contain a content hash.
      if (pathname.startsWith('/assets/')) response.setHeader('Cache-Control', 'max-age=86400, immutable');
      if (type === undefined) {
        response.end(page);
        return;
      }
      readFile(join(GALLERY_DIR, pathname)).then(
        (file) => response.end(file),
        () => response.writeHead(404).end(),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No port for the gallery');
    return new GalleryServer(server, `http://127.0.0.1:${address.port}`);
  }

  /** Closes all connections and the port. */
  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await withDeadline('the end of the gallery', closed);
  }
}
