import { randomUUID } from 'node:crypto';
import type { QueryConfig } from 'pg';
import type { Logger } from 'pino';
import type { DatabaseTimeouts } from '../../config/timeouts';
import { withCircuitBreaker } from '../circuit-breaker';
import { LocalChangeFeed } from '../change-feed';
import { Availability } from '../availability';
import { sqlArchive } from '../sql/archive';
import { sqlMoveLog } from '../sql/move-log';
import { sqlStores } from '../sql/stores';
import type { Storage } from '../storage';
import { postgresArchive } from './archive';
import { isConnectionError } from './is-connection-error';
import { postgresLeases, releaseAllLeases } from './leases';
import { PostgresListener } from './listener';
import { postgresMoveCommit } from './moves';
import { openPostgresDatabase, openError } from './open-database';
import { postgresDatabase } from './sql-database';
import { PostgresPresence } from './presence';
import { Notifier } from './notifier';

/**
 * Opens the storage in a PostgreSQL database, which any number of servers share.
 *
 * @throws StorageNotReachableError if the database does not answer
 * @throws StorageOpenError if the database rejects the connection or a newer server wrote it
 */
export async function postgresStorage(
  url: string,
  log: Logger,
  timeouts: DatabaseTimeouts,
): Promise<Storage> {
  const { db, pool, sockets } = await openPostgresDatabase(url, log, timeouts);
  const notifier = new Notifier(randomUUID());
  const changeFeed = new LocalChangeFeed();
  const database = postgresDatabase(db, notifier, changeFeed);
  // node-postgres accepts a timeout for each query, but its types lack it.
  const probe: QueryConfig & { readonly query_timeout: number } = {
    text: 'SELECT 1',
    query_timeout: timeouts.probeMs,
  };
  const availability = new Availability(async () => {
    await pool.query(probe);
  });
  const listener = new PostgresListener({ url, sockets, notifier, changeFeed, availability, log, timeouts });
  try {
    await listener.open();
  } catch (error) {
    await db.destroy();
    throw openError(url, error);
  }
  availability.onChange((isUp) => {
    if (!isUp) sockets.destroyAll();
  });
  const presence = new PostgresPresence(db, notifier, log, timeouts.presenceTtlMs);
  const protect = <T extends object>(store: T): T =>
    withCircuitBreaker(store, availability, isConnectionError);
  const notifications = protect({ notify: notifier.notify.bind(notifier) });
  const protectedPresence = protect({ publish: presence.publish, findRemote: presence.findRemote });
  return {
    ...sqlStores(database, protect),
    moves: protect({ ...sqlMoveLog(db), commit: postgresMoveCommit(pool, notifier, changeFeed) }),
    presence: {
      ...protectedPresence,
      publish: (matchId, tablePresence) => {
        presence.record(matchId, tablePresence);
        return protectedPresence.publish(matchId, tablePresence);
      },
    },
    leases: protect(postgresLeases(db, notifier)),
    archive: sqlArchive(postgresArchive(database)),
    changes: {
      subscribe: changeFeed.subscribe,
      announce: async (change) => {
        changeFeed.publish(change);
        await notifications.notify(db, [change]);
      },
    },
    availability,
    close: async () => {
      availability.close();
      await listener.close();
      // A database that hangs must not keep the server from stopping.
      const forceTimer = setTimeout(() => sockets.destroyAll(), timeouts.closeMs);
      if (availability.isUp)
        await Promise.all([presence.close(), releaseAllLeases(db, notifier)]).catch(() => undefined);
      await db.destroy();
      clearTimeout(forceTimer);
    },
  };
}
