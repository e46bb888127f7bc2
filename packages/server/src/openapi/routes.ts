/** GET /api/openapi.json: the API for other programs, as a document. */
import { createHash } from 'node:crypto';
import type Router from '@koa/router';
import type { AskingParts } from '../http/asking';

interface Made {
  readonly text: string;
  readonly etag: string;
}

/** Adds the route below /api. */
export function openapiRoutes(router: Router, parts: AskingParts): void {
  let made: Promise<Made> | null = null;

  router.get('/openapi.json', async (ctx) => {
    await parts.limits.spend('read', { who: null, address: parts.outside.addressOf(ctx.req) });
    const { text, etag } = await (made ??= make(parts.outside.basePath));
    ctx.type = 'json';
    ctx.body = text;
    ctx.etag = etag;
    ctx.set('Cache-Control', 'public, no-cache'); // kept, and asked for again by its ETag
    if (ctx.fresh) ctx.status = 304;
  });
}

/** The document is made when somebody asks for it first: most servers are never asked. */
async function make(basePath: string): Promise<Made> {
  const { openapiDocument } = await import('./document');
  const text = JSON.stringify(openapiDocument(basePath));
  return { text, etag: createHash('sha256').update(text).digest('base64url').slice(0, 22) };
}
