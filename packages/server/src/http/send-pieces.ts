/** Sends a long answer piece by piece, so that neither making nor holding it costs more than a piece. */
import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Context } from 'koa';

/**
 * Sends the pieces as the body. Each is made in a turn of its own, when the client has read those before. Resolves when
 * the first is made, so that an error until then has an answer. A later error breaks the connection: the client must not
 * take a part for the whole.
 */
export async function sendPieces(
  ctx: Context,
  pieces: AsyncIterator<string, void>,
  takeTurn: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<void> {
  const first = await pieces.next();
  async function* inTurns(): AsyncGenerator<string> {
    for (let piece = first; piece.done !== true; piece = await takeTurn(() => pieces.next())) {
      yield piece.value;
      await yieldToEventLoop(); // a piece may be made without waiting for anything
    }
  }
  const body = Readable.from(inTurns());
  body.once('error', () => ctx.res.destroy());
  ctx.body = body;
}
