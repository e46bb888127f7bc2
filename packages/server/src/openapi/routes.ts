/** GET /api/openapi.json and /api/record.schema.json: the API and the record for other programs, as documents. */
import { createHash } from 'node:crypto';
import type Router from '@koa/router';
import type { AskingParts } from '../http/asking';

interface Made {
  readonly text: string;
  readonly etag: string;
}

/** Adds the routes below /api. */
export function openapiRoutes(router: Router, parts: AskingParts): void {
  const documents = {
    '/openapi.json': () =>
      import('./document').then(({ openapiDocument }) => openapiDocument(parts.outside.basePath)),
    '/record.schema.json': () =>
      import('@great-fire/game/record-schema').then(({ recordJsonSchema }) => recordJsonSchema()),
  };
  for (const [path, make] of Object.entries(documents)) {
    let made: Promise<Made> | null = null;
    router.get(path, async (ctx) => {
      await parts.limits.spend('read', { who: null, address: parts.outside.addressOf(ctx.req) });
      const { text, etag } = await (made ??= asText(make));
      ctx.type = path.includes('schema') ? 'application/schema+json' : 'json';
      ctx.body = text;
      ctx.etag = etag;
      ctx.set('Cache-Control', 'public, no-cache'); // kept, and asked for again by its ETag
      if (ctx.fresh) ctx.status = 304;
    });
  }
}

/** A document is made when somebody asks for it first: most servers are never asked. */
async function asText(make: () => Promise<unknown>): Promise<Made> {
  const text = JSON.stringify(await make());
  return { text, etag: createHash('sha256').update(text).digest('base64url').slice(0, 22) };
}
