/** The page of a table tells whoever previews its link what table it is: by tags in its head, and a picture. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_SIZE, matchIdSchema } from '@great-fire/protocol';
import type { Middleware } from 'koa';
import { previewOf } from '../pictures/preview';
import type { Preview } from '../pictures/preview';
import { StorageLost } from '../storage/storage';
import type { Storage } from '../storage/storage';
import type { Outside } from './outside';
import { documentsBelow } from './page';

const TABLE = /^\/t\/([^/?]+)(?:\?|$)/;

export interface TablePreviewParts {
  readonly storage: Storage;
  readonly outside: Outside;
  readonly hasPictures: boolean;
}

/** Answers requests for a table's page with the document that `dir` holds for it, its tags put in; others go on. */
export function tablePreview(dir: string, { storage, outside, hasPictures }: TablePreviewParts): Middleware {
  const documents = outside.basePath === '' ? documentsIn(dir) : documentsBelow(outside.basePath, dir);
  return async (ctx, next) => {
    const id = matchIdSchema.safeParse(TABLE.exec(ctx.originalUrl)?.[1]);
    const name = ctx.path.endsWith('.html') ? ctx.path.slice(1) : 'index.html';
    const document = documents.get(name);
    const isAsked = id.success && (ctx.method === 'GET' || ctx.method === 'HEAD');
    if (!isAsked || document === undefined) {
      await next();
      return;
    }
    const preview = await found(storage, id.data);
    if (preview === null) {
      await next();
      return;
    }
    const base = `${outside.addressFor(ctx.req)}${outside.basePath}`;
    const image = hasPictures ? `${base}/api/matches/${id.data}/picture.png` : null;
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'html';
    ctx.body = document.replace('</head>', () => `${tagsOf(preview, `${base}/t/${id.data}`, image)}</head>`);
  };
}

/** The page is there while the storage is not. */
async function found(storage: Storage, id: string): Promise<Preview | null> {
  try {
    const match = await storage.matches.find(id);
    return match === null ? null : await previewOf(storage, match);
  } catch (error) {
    if (error instanceof StorageLost) return null;
    throw error;
  }
}

function tagsOf({ title, text }: Preview, url: string, image: string | null): string {
  const { width, height } = PICTURE_SIZE;
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'The Great Fire of London 1666'],
    ['og:title', title],
    ['og:description', text],
    ['og:url', url],
    ...(image === null
      ? []
      : [
          ['og:image', image],
          ['og:image:type', 'image/png'],
          ['og:image:width', String(width)],
          ['og:image:height', String(height)],
          ['og:image:alt', title],
        ]),
  ];
  const open = tags.map(
    ([name = '', content = '']) => `<meta property="${name}" content="${escaped(content)}" />`,
  );
  const card = image === null ? 'summary' : 'summary_large_image';
  return [...open, `<meta name="twitter:card" content="${card}" />`].join('');
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${String(sign.codePointAt(0))};`);

function documentsIn(dir: string): ReadonlyMap<string, string> {
  const names = readdirSync(dir).filter((name) => name.endsWith('.html'));
  return new Map(names.map((name) => [name, readFileSync(join(dir, name), 'utf8')]));
}
