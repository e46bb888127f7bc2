import * as z from 'zod';
import type { ServerTime } from '@great-fire/protocol';
import { defineHandler, type MessageHandler } from './dispatcher';

/** The handler that every socket has: it answers with the time of `now`. */
export const createServerTimeHandler = (
  now: () => number,
): Readonly<Record<'server-time', MessageHandler>> => ({
  'server-time': defineHandler('server-time', z.undefined(), (): Promise<ServerTime> =>
    Promise.resolve({ serverTime: now() }),
  ),
});
