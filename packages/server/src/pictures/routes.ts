/** GET /api/matches/:match/picture.png: the picture of a table for previews of its link. */
import type Router from '@koa/router';
import type { Logger } from 'pino';
import { refuse } from '../errors/api-error';
import { asking } from '../http/asking';
import type { AskingParts } from '../http/asking';
import { matchIdOf } from '../lobby/places';
import type { Tables } from '../lobby/tables';
import { Unpainted } from './painter';
import type { Painter } from './painter';
import { previewOf } from './preview';

export interface PictureParts extends AskingParts {
  readonly tables: Pick<Tables, 'find'>;
  readonly log: Logger;
  readonly painter: Pick<Painter, 'paint'> | null; // null: none is painted
}

const LASTING_S = 24 * 3600; // a name may be taken out of it
const PASSING_S = 300;

/** Adds the route below /api/matches/:match. */
export function pictureRoutes(router: Router, parts: PictureParts): void {
  const { painter } = parts;
  if (painter === null) return;
  router.get('/matches/:match/picture.png', async (ctx) => {
    await asking(ctx, parts, 'picture');
    const preview = await previewOf(parts.storage, await parts.tables.find(matchIdOf(ctx.params)));
    try {
      ctx.body = Buffer.from(await painter.paint(preview.key, preview.picture));
    } catch (error) {
      if (!(error instanceof Unpainted)) throw error;
      parts.log.warn({ err: error, matchId: ctx.params['match'] }, 'no picture was painted');
      throw refuse('unavailable', 'No picture can be painted just now.');
    }
    ctx.type = 'png';
    ctx.set('Cache-Control', `public, max-age=${String(preview.isLasting ? LASTING_S : PASSING_S)}`);
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin'); // others may show it
  });
}
