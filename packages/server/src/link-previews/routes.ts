/** GET /api/matches/:match/preview.png: the preview image of a table. */
import type Router from '@koa/router';
import type { Logger } from 'pino';
import { apiError } from '../errors/api-error';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import type { NotificationDeps } from '../notifications/routes';
import { isPictureKey } from '../notifications/picture-key';
import type { PersonId, StoredMatch } from '../entities/match';
import { requireMatch } from '../storage/matches';
import type { Storage } from '../storage/storage';
import { canSpectate } from '../spectating/access';
import { seatHeldBy } from '../table-setup/host';
import { RenderError, type ImageRenderer } from './image-renderer';
import { buildPreview } from './preview';

export interface PreviewImageDeps extends AuthDeps {
  readonly log: Logger;
  readonly notifications: Pick<NotificationDeps, 'keys'>;
  readonly imageRenderer: Pick<ImageRenderer, 'render' | 'isCached'> | null; // null: no images
}

const FINAL_MAX_AGE_S = 24 * 3600; // limited, because a person may be erased
const LIVE_MAX_AGE_S = 300;

export function previewImageRoutes(router: Router, deps: PreviewImageDeps): void {
  const { route } = apiRoutes(router, deps);
  const { imageRenderer } = deps;
  if (imageRenderer === null) return;
  route('GET /api/matches/:match/preview.png', async ({ person, seat }, ctx, input) => {
    const { format, key: pictureKey } = input.query;
    const match = await requireMatch(deps.storage.matches, input.match);
    const hasKey =
      pictureKey !== undefined &&
      isPictureKey(deps.notifications.keys.unsubscribeSecret, match.id, pictureKey);
    const isInsider = person !== null && seat === null && (await isOfTable(deps.storage, match, person.id));
    const preview = await buildPreview(deps.storage, match, hasKey || isInsider);
    const key = `${format} ${preview.key}`;
    const who = { credential: null, address: deps.ingress.clientIp(ctx.req) };
    if (!imageRenderer.isCached(key)) await deps.guard.consume('preview-render', who);
    try {
      const png = await imageRenderer.render(key, async () => ({ ...(await preview.loadImage()), format }));
      ctx.body = Buffer.from(png);
    } catch (error) {
      if (!(error instanceof RenderError)) throw error;
      deps.log.warn({ err: error, matchId: match.id }, 'rendering a preview image failed');
      throw apiError('preview-unavailable');
    }
    ctx.type = 'png';
    const scope = isInsider && !hasKey ? 'private' : 'public';
    ctx.set(
      'Cache-Control',
      `${scope}, max-age=${String(preview.isFinal ? FINAL_MAX_AGE_S : LIVE_MAX_AGE_S)}`,
    );
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin'); // other sites may embed the image
  });
}

/** Returns whether a person has a seat of a match, or belongs to its group and may watch it. */
async function isOfTable(
  { groups }: Pick<Storage, 'groups'>,
  match: StoredMatch,
  personId: PersonId,
): Promise<boolean> {
  if (seatHeldBy(match, personId) !== null) return true;
  if (!canSpectate(match)) return false;
  const group = await groups.ofTable(match.id);
  return group !== null && (await groups.find(group.id, personId)) !== null;
}
