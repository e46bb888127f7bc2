/** The schemas of the HTTP API, of the socket and of records, for other programs. */
import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type Router from '@koa/router';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';

interface CachedDocument {
  readonly text: string;
  readonly etag: string;
}

export function schemaRoutes(router: Router, deps: AuthDeps): void {
  // Loading and building take tens of milliseconds each: other requests run between them.
  const documents = {
    'GET /api/openapi.json': async () => {
      const { openapiPaths, openapiDocument } = await import('../http/openapi/document');
      await yieldToEventLoop();
      const paths = openapiPaths();
      await yieldToEventLoop();
      return openapiDocument(deps.ingress.basePath, paths);
    },
    'GET /api/asyncapi.json': async () => {
      const { asyncapiDocument } = await import('../realtime/asyncapi');
      await yieldToEventLoop();
      return asyncapiDocument(deps.ingress.basePath);
    },
    'GET /api/record.schema.json': () =>
      import('@great-fire/game/record-schema').then(({ recordJsonSchema }) => recordJsonSchema()),
  } as const;
  const { publicRoute } = apiRoutes(router, deps);
  for (const name of Object.keys(documents) as readonly (keyof typeof documents)[]) {
    let cached: Promise<CachedDocument> | null = null;
    publicRoute(name, async (ctx) => {
      cached ??= serializeDocument(documents[name]).catch((error: unknown) => {
        cached = null; // the next request tries again
        throw error;
      });
      const { text, etag } = await cached;
      ctx.type = name.includes('record.schema') ? 'application/schema+json' : 'json';
      ctx.body = text;
      ctx.etag = etag;
      ctx.set('Cache-Control', 'public, no-cache'); // cached, but revalidated by its ETag
      if (ctx.fresh) ctx.status = 304;
    });
  }
}

/** Builds a document on the first request, because most servers never need it. */
async function serializeDocument(build: () => Promise<unknown>): Promise<CachedDocument> {
  const text = JSON.stringify(await build());
  return { text, etag: createHash('sha256').update(text).digest('base64url').slice(0, 22) };
}
