/** GET /api/matches/:match/preview.png: the picture of a table for previews of its link. */
import type Router from '@koa/router';
import type { Logger } from 'pino';
import { apiError } from '../errors/api-error';
import { authenticate } from '../http/authenticate';
import type { AuthDeps } from '../http/authenticate';
import { parseMatchIdParam } from '../http/route-params';
import type { TableService } from '../lobby/table-service';
import { RenderError } from './image-renderer';
import type { ImageRenderer } from './image-renderer';
import { buildPreview } from './preview';

export interface PreviewImageDeps extends AuthDeps {
  readonly tables: Pick<TableService, 'find'>;
  readonly log: Logger;
  readonly imageRenderer: Pick<ImageRenderer, 'render'> | null; // null: none is painted
}

const FINAL_MAX_AGE_S = 24 * 3600; // a name may be taken out of it
const LIVE_MAX_AGE_S = 300;

/** Adds the route below /api/matches/:match. */
export function previewImageRoutes(router: Router, deps: PreviewImageDeps): void {
  const { imageRenderer } = deps;
  if (imageRenderer === null) return;
  router.get('/matches/:match/preview.png', async (ctx) => {
    await authenticate(ctx, deps, 'preview-image');
    const preview = await buildPreview(deps.storage, await deps.tables.find(parseMatchIdParam(ctx.params)));
    try {
      ctx.body = Buffer.from(await imageRenderer.render(preview.key, preview.loadImage));
    } catch (error) {
      if (!(error instanceof RenderError)) throw error;
      deps.log.warn({ err: error, matchId: ctx.params['match'] }, 'no picture was painted');
      throw apiError('unavailable', 'No picture can be painted just now.');
    }
    ctx.type = 'png';
    ctx.set('Cache-Control', `public, max-age=${String(preview.isFinal ? FINAL_MAX_AGE_S : LIVE_MAX_AGE_S)}`);
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin'); // others may show it
  });
}
