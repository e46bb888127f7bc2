/** A real PostgreSQL, which can be killed and started again on its files. */
export interface PostgresServer {
  readonly port: number;
  readonly pid: number; // of the process that the others come from
  readonly isDown: boolean; // it ended by itself, or was killed
  readonly url: (database: string) => string;
  readonly createDatabase: (database: string) => Promise<string>; // its address
  readonly restart: () => Promise<void>; // after it ended
  readonly isReachable: () => Promise<boolean>;
  readonly stop: () => Promise<void>; // removes its files
}

export function startPostgres(options?: {
  readonly parentDir?: string; // the folder that its own is made in
  readonly isDurable?: boolean; // true unless said otherwise; a killed server loses nothing either way
}): Promise<PostgresServer>;
