/** Kysely over the synchronous connection of this adapter, for the stores that are written once for both databases. */
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ConnectionLock } from './connection-lock';
import type { Database, SqlValue, Statement } from './database';

const MAX_STATEMENTS = 500; // more than the stores have
const RETURNS_ROWS = /^\s*(select|with)\b|\breturning\b/i;

export const kyselyDialect = (db: Database, lock: ConnectionLock): Dialect => ({
  createDriver: () => new SqliteDriver(db, lock),
  createQueryCompiler: () => new LocklessQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (kysely) => new SqliteIntrospector(kysely),
});

/** SQLite locks no rows: a transaction that writes has the whole file. */
class LocklessQueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(): void {
    // `FOR UPDATE` and its variants are left out.
  }
}

class SqliteConnection implements DatabaseConnection {
  private readonly statements = new LRUCache<string, Statement>({ max: MAX_STATEMENTS });

  constructor(private readonly db: Database) {}

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return toPromise(() => {
      const values = parameters as readonly SqlValue[];
      const statement = this.statements.get(sql) ?? this.db.prepare(sql);
      this.statements.set(sql, statement);
      if (RETURNS_ROWS.test(sql)) return { rows: statement.all(...values) as R[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('SQLite reads all rows at once');
  }
}

class SqliteDriver implements Driver {
  private readonly connection: SqliteConnection;

  constructor(
    private readonly db: Database,
    private readonly lock: ConnectionLock,
  ) {
    this.connection = new SqliteConnection(db);
  }

  init(): Promise<void> {
    return Promise.resolve(); // the file is open
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.lock.acquire();
    return this.connection;
  }

  beginTransaction(): Promise<void> {
    return toPromise(() => this.db.exec('BEGIN IMMEDIATE'));
  }

  commitTransaction(): Promise<void> {
    return toPromise(() => this.db.exec('COMMIT'));
  }

  /** On a full disk SQLite has rolled back by itself. */
  rollbackTransaction(): Promise<void> {
    return toPromise(() => {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
    });
  }

  releaseConnection(): Promise<void> {
    return toPromise(() => this.lock.release());
  }

  destroy(): Promise<void> {
    return Promise.resolve(); // the storage closes the file
  }
}

/** Returns a promise of synchronous work. A thrown error becomes a rejection. */
function toPromise<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
