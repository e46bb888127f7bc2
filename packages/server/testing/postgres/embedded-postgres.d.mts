/** A real PostgreSQL server that a test can kill and restart on the same files. */
export interface PostgresServer {
  readonly port: number;
  readonly pid: number; // main process
  readonly isDown: boolean; // it has ended or was killed
  readonly url: (database: string) => string;
  readonly createDatabase: (database: string) => Promise<string>; // resolves to its URL
  readonly dropDatabase: (database: string) => Promise<void>; // if it exists; ends its connections
  readonly restart: () => Promise<void>; // after the server has ended
  readonly isReachable: () => Promise<boolean>;
  readonly stop: () => Promise<void>; // also removes its files
}

export function startPostgres(options?: {
  readonly parentDir?: string; // parent folder of the server's folder; default: tmpdir, or if not durable, a tmpfs
  readonly isDurable?: boolean; // default true; a killed server loses nothing either way
}): Promise<PostgresServer>;
