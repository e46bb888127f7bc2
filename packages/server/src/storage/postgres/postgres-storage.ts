import { randomUUID } from 'node:crypto';
import type { QueryConfig } from 'pg';
import type { Logger } from 'pino';
import type { DatabaseTimeouts } from '../../config/timeouts';
import { withCircuitBreaker } from '../circuit-breaker';
import { LocalChangeFeed } from '../change-feed';
import { Availability } from '../availability';
import type { Storage } from '../storage';
import { postgresArchive } from './archive';
import { postgresBlocks } from './blocks';
import { postgresModeration } from './moderation';
import { postgresChat } from './chat';
import { postgresTableState } from './table-state';
import { isConnectionError } from './is-connection-error';
import { postgresLeases, releaseAllLeases } from './leases';
import { Listener } from './listener';
import { postgresEmails } from './emails';
import { postgresMatches } from './matches';
import { postgresMoves } from './moves';
import { postgresNotes } from './notes';
import { postgresNotifications } from './notifications';
import { openDatabase, openError } from './open-database';
import { postgresPersons } from './persons';
import { PostgresPresence } from './presence';
import { postgresResults } from './results';
import { postgresNotificationTargets, postgresSettings } from './notification-targets';
import { postgresUsage } from './rate-limit-usage';
import { Notifier } from './notifier';

/**
 * The storage in a PostgreSQL database, which any number of servers share.
 * @throws StorageNotReachableError when it does not answer, StorageOpenError when it refuses or was written by a newer server
 */
export async function postgresStorage(
  url: string,
  log: Logger,
  timeouts: DatabaseTimeouts,
): Promise<Storage> {
  const { db, pool, sockets } = await openDatabase(url, log, timeouts);
  const notifier = new Notifier(randomUUID());
  const changeFeed = new LocalChangeFeed();
  // node-postgres takes a timeout with a query too; its types do not say so.
  const probe: QueryConfig & { readonly query_timeout: number } = {
    text: 'SELECT 1',
    query_timeout: timeouts.probeMs,
  };
  const availability = new Availability(async () => {
    await pool.query(probe);
  });
  const listener = new Listener(url, sockets, notifier, changeFeed, availability, log, timeouts);
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
  const protectedPresence = protect({ publish: presence.publish, findRemote: presence.findRemote });
  return {
    persons: protect(postgresPersons(db, notifier)),
    matches: protect(postgresMatches(db, notifier)),
    moves: protect(postgresMoves(db, pool, notifier)),
    tableState: protect(postgresTableState(db, notifier)),
    results: protect(postgresResults(db)),
    chat: protect(postgresChat(db, notifier)),
    moderation: protect(postgresModeration(db, notifier)),
    blocks: protect(postgresBlocks(db, notifier)),
    notes: protect(postgresNotes(db)),
    notifications: protect(postgresNotifications(db)),
    notificationTargets: protect(postgresNotificationTargets(db)),
    settings: protect(postgresSettings(db)),
    emails: protect(postgresEmails(db)),
    presence: {
      ...protectedPresence,
      publish: (matchId, tablePresence) => {
        presence.record(matchId, tablePresence);
        return protectedPresence.publish(matchId, tablePresence);
      },
    },
    rateLimitUsage: protect(postgresUsage(db)),
    leases: protect(postgresLeases(db, notifier)),
    archive: postgresArchive(pool),
    changes: changeFeed,
    availability,
    close: async () => {
      availability.close();
      await listener.close();
      // A database that hangs does not keep the server from ending.
      const forceTimer = setTimeout(() => sockets.destroyAll(), timeouts.closeMs);
      if (availability.isUp)
        await Promise.all([presence.close(), releaseAllLeases(db, notifier)]).catch(() => undefined);
      await db.destroy();
      clearTimeout(forceTimer);
    },
  };
}
