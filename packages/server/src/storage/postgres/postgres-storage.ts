import { randomUUID } from 'node:crypto';
import type { QueryConfig } from 'pg';
import type { Logger } from 'pino';
import type { DatabaseTimeouts } from '../../timeouts';
import { guarded } from '../guarded';
import { Hearers } from '../news';
import { Standing } from '../standing';
import type { Storage } from '../storage';
import { postgresArchive } from './archive';
import { postgresBlocks } from './blocks';
import { postgresCare } from './care';
import { postgresChat } from './chat';
import { postgresConduct } from './conduct';
import { isLoss } from './is-loss';
import { postgresLeases, releaseAll } from './leases';
import { Listener } from './listener';
import { postgresMail } from './mail';
import { postgresMatches } from './matches';
import { postgresMoves } from './moves';
import { postgresNotes } from './notes';
import { postgresNotices } from './notices';
import { openDatabase, unusable } from './open-database';
import { postgresPersons } from './persons';
import { PostgresPresence } from './presence';
import { postgresResults } from './results';
import { postgresReach, postgresSettings } from './reach';
import { postgresSpending } from './spending';
import { Word } from './word';

/**
 * The storage in a PostgreSQL database, which any number of servers share.
 * @throws StorageOutOfReach when it does not answer, StorageUnavailable when it refuses or was written by a newer server
 */
export async function postgresStorage(
  url: string,
  log: Logger,
  timeouts: DatabaseTimeouts,
): Promise<Storage> {
  const { db, pool, lines } = await openDatabase(url, log, timeouts);
  const word = new Word(randomUUID());
  const news = new Hearers();
  // node-postgres takes a timeout with a query too; its types do not say so.
  const probe: QueryConfig & { readonly query_timeout: number } = {
    text: 'SELECT 1',
    query_timeout: timeouts.probeMs,
  };
  const standing = new Standing(async () => {
    await pool.query(probe);
  });
  const listener = new Listener(url, lines, word, news, standing, log, timeouts);
  try {
    await listener.open();
  } catch (error) {
    await db.destroy();
    throw unusable(url, error);
  }
  standing.hear((isUp) => {
    if (!isUp) lines.cut();
  });
  const presence = new PostgresPresence(db, word, log, timeouts.presenceMs);
  const safe = <T extends object>(store: T): T => guarded(store, standing, isLoss);
  const reachable = safe({ say: presence.say, elsewhere: presence.elsewhere });
  return {
    persons: safe(postgresPersons(db, word)),
    matches: safe(postgresMatches(db, word)),
    moves: safe(postgresMoves(db, pool, word)),
    conduct: safe(postgresConduct(db, word)),
    results: safe(postgresResults(db)),
    chat: safe(postgresChat(db, word)),
    care: safe(postgresCare(db, word)),
    blocks: safe(postgresBlocks(db, word)),
    notes: safe(postgresNotes(db)),
    notices: safe(postgresNotices(db)),
    reach: safe(postgresReach(db)),
    settings: safe(postgresSettings(db)),
    mail: safe(postgresMail(db)),
    presence: {
      ...reachable,
      say: (matchId, here) => {
        presence.note(matchId, here);
        return reachable.say(matchId, here);
      },
    },
    spending: safe(postgresSpending(db)),
    leases: safe(postgresLeases(db, word)),
    archive: postgresArchive(pool),
    news,
    standing,
    close: async () => {
      standing.close();
      await listener.close();
      // A database that hangs does not keep the server from ending.
      const patience = setTimeout(() => lines.cut(), timeouts.closeMs);
      if (standing.isUp) await Promise.all([presence.close(), releaseAll(db, word)]).catch(() => undefined);
      await db.destroy();
      clearTimeout(patience);
    },
  };
}
