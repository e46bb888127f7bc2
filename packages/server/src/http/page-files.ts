/** The HTML files of the client, each with what its answer needs. A build may replace them while the server runs. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Context } from 'koa';
import { allowInline, type InlineSources } from './security-headers';

const compress = promisify(brotliCompress);
const NAME_PATTERN = /^[\w-][\w.-]*\.html$/;

interface PageFile {
  readonly html: string; // with the base path in its links
  readonly inlineSources: InlineSources;
  readonly etag: string;
  readonly compressed: () => Promise<Buffer>;
}

interface ReadFile extends PageFile {
  readonly version: string;
}

/** Reads HTML files of a folder, and again after they have changed. */
export class PageFiles {
  readonly #files = new Map<string, ReadFile>();

  constructor(
    private readonly dir: string,
    private readonly basePath: string,
  ) {}

  /** Returns null if the folder has no such HTML file. */
  async find(name: string): Promise<PageFile | null> {
    if (!NAME_PATTERN.test(name)) return null;
    const path = join(this.dir, name);
    try {
      const { mtimeMs, size, ino } = await stat(path);
      const version = `${mtimeMs} ${size} ${ino}`;
      const known = this.#files.get(name);
      if (known?.version === version) return known;
      const html = rebase(await readFile(path, 'utf8'), this.basePath);
      const readMeanwhile = this.#files.get(name);
      if (readMeanwhile?.version === version) return readMeanwhile; // one is compressed once for all requests
      const file = { ...readPage(html), version };
      this.#files.set(name, file);
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }
}

/** Answers with an HTML file, and lets it run its own inline scripts. `html`: the file with further tags. */
export async function sendPage(ctx: Context, file: PageFile, html = file.html): Promise<void> {
  allowInline(ctx, file.inlineSources);
  ctx.set('Cache-Control', 'no-cache');
  ctx.status = 200;
  ctx.type = 'html';
  ctx.body = html;
  if (html !== file.html) return;
  ctx.etag = file.etag;
  if (ctx.fresh) ctx.status = 304;
  else if (ctx.acceptsEncodings('br', 'identity') === 'br') {
    ctx.vary('Accept-Encoding');
    ctx.set('Content-Encoding', 'br');
    ctx.body = await file.compressed();
    ctx.type = 'html'; // a buffer is no text
  }
}

/** Puts the base path into the links of a page, which is built for the root of a host. Its scripts read a meta tag. */
function rebase(html: string, basePath: string): string {
  return html
    .replaceAll(/(href|src)="\//g, `$1="${basePath}/`)
    .replace('<meta name="base-path" content="" />', `<meta name="base-path" content="${basePath}" />`);
}

function readPage(html: string): PageFile {
  let compressed: Promise<Buffer> | null = null;
  return {
    html,
    inlineSources: { script: hashInline(html, 'script'), style: hashInline(html, 'style') },
    etag: `W/"${createHash('sha256').update(html).digest('base64url')}"`,
    compressed: () => (compressed ??= compress(html)),
  };
}

/** Returns the sources of the inline scripts or styles of a page, by their hashes. */
function hashInline(html: string, tag: 'script' | 'style'): readonly string[] {
  const pattern = new RegExp(`<${tag}(?: nomodule)?>([^<]*(?:<(?!/${tag}>)[^<]*)*)</${tag}>`, 'g');
  const contents = new Set([...html.matchAll(pattern)].map(([, content = '']) => content));
  return [...contents].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}
