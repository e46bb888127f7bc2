/** A real PostgreSQL, which can be killed and started again on its files. */
export interface RealPostgres {
  readonly port: number;
  readonly pid: number; // of the process that the others come from
  readonly isDown: boolean; // it ended by itself, or was killed
  readonly url: (database: string) => string;
  readonly create: (database: string) => Promise<string>; // its address
  readonly revive: () => Promise<void>; // after it ended
  readonly answers: () => Promise<boolean>;
  readonly stop: () => Promise<void>; // removes its files
}

export function startPostgres(wish?: {
  readonly within?: string; // the folder that its own is made in
  readonly outlivesPowerCuts?: boolean; // true unless said otherwise; a killed server loses nothing either way
}): Promise<RealPostgres>;
