import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Storage } from '../storage';
import { postgresChat } from './chat';
import { postgresMatches } from './matches';
import { postgresMoves } from './moves';
import { openDatabase } from './open-database';
import { postgresPersons } from './persons';

/**
 * The storage in a PostgreSQL database, which any number of servers share.
 * @throws StorageUnavailable when it does not answer, refuses, or was written by a newer server
 */
export async function postgresStorage(url: string, log: Logger): Promise<Storage> {
  const { db, pool } = await openDatabase(url, log);
  const news = { channel: 'great_fire', sender: randomUUID() };
  return {
    persons: postgresPersons(db),
    matches: postgresMatches(db),
    moves: postgresMoves(db, pool, news),
    chat: postgresChat(db),
    close: () => db.destroy(),
  };
}
