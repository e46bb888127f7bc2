/** The built server of the product, with tables stored before it starts. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { seedTables, type SeedTable, type SeededTable } from '@great-fire/server/testing';
import { cpuMicrosTree } from '@great-fire/testkit/proc';
import type { RecordedGame } from '../lib/game-pool';
import { ROOT } from '../lib/paths';
import { launchServer, type LaunchedServer } from './launch';
import { encodeMoves, type TableWorkload, type TargetName, type TargetOptions, type Target } from './target';

const SERVER_ENTRY = join(ROOT, 'packages/server/dist/main.js');
export const DATA_ROOT = join(ROOT, '.cache/bench'); // on a disk, unlike some temporary folders
const TMPFS = '/dev/shm'; // on Linux, in memory: thousands of commits need not wait for a disk
// All tables play from one IP address and faster than people. The limits stay active, but a hundred times as high.
const RATE_LIMIT_SCALE = '100';

type Storage = 'sqlite' | 'postgres';

export interface ProductOptions extends TargetOptions {
  readonly storage: Storage;
  readonly servers?: number; // on one database, PostgreSQL if more than one; default: one
  readonly flags?: readonly string[]; // Node flags
  readonly settings?: (folder: string) => Readonly<Record<string, string>>; // additional settings, for the data folder
}

/** The targets that are the product. */
export const PRODUCTS: Record<
  Exclude<TargetName, 'baseline'>,
  Pick<ProductOptions, 'storage' | 'servers'>
> = {
  sqlite: { storage: 'sqlite' },
  postgres: { storage: 'postgres' },
  'postgres-2-servers': { storage: 'postgres', servers: 2 },
};

/** A database with tables. */
export interface SeededDatabase {
  readonly seeded: readonly SeededTable[];
  readonly urlOrPath: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly cpuMicros: (() => number) | null;
  readonly stop: () => Promise<void>;
}

// Data folders, deleted when the process exits.
const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a data folder for a server. It is deleted when this process exits at the latest. */
export function createDataDir(): string {
  mkdirSync(DATA_ROOT, { recursive: true });
  const folder = mkdtempSync(join(DATA_ROOT, 'data-'));
  folders.push(folder);
  return folder;
}

/** Starts the built server with these settings only. @throws Error if the server is not built */
export function startBuiltServer(
  settings: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<LaunchedServer> {
  if (!existsSync(SERVER_ENTRY)) throw new Error('The server is not built: npm run build');
  const defaults = { HOST: '127.0.0.1', PORT: '0', RATE_LIMIT_SCALE };
  return launchServer({ script: SERVER_ENTRY, settings: { ...defaults, ...settings }, flags });
}

/** Stores a table for each game and starts the server with them. */
export async function startProduct(options: ProductOptions): Promise<Target> {
  const { games, spectators, storage, servers = 1, flags, playedMoves = 0, settings = () => ({}) } = options;
  const folder = createDataDir();
  const seeds = games.map((game) => ({ ...game, playedLog: game.moves.slice(0, playedMoves) }));
  const file = join(folder, 'great-fire.db');
  const database = await (storage === 'sqlite' ? seedFile(file, seeds) : seedPostgres(folder, seeds));
  const launched = [await startBuiltServer({ ...database.settings, ...settings(folder) }, flags)];
  while (launched.length < servers) launched.push(await startBuiltServer(database.settings, flags));
  return {
    name: servers === 1 ? storage : `${storage}-${String(servers)}`,
    pids: launched.map(({ pid }) => pid),
    ports: launched.map(({ port }) => port),
    updatePrefix: '42["delta"',
    tables: games.map((game, index) => ({
      ...makePlan(game, database.seeded[index], spectators),
      playedMoves: Math.max(playedMoves, game.players), // the start answers for the opening hands
    })),
    otherCpuMicros: database.cpuMicros,
    stop: async () => {
      for (const { stop } of launched) await stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Seeds a database in memory if possible, and copies it to `file`. */
export async function seedFile(file: string, tables: readonly SeedTable[]): Promise<SeededDatabase> {
  const folder = mkdtempSync(join(existsSync(TMPFS) ? TMPFS : DATA_ROOT, 'great-fire-'));
  try {
    const seededFile = join(folder, 'seeded.db');
    const seeded = await seedTables(seededFile, tables);
    copyFileSync(seededFile, file);
    return {
      seeded,
      urlOrPath: file,
      settings: { DATABASE_FILE: file },
      cpuMicros: null,
      stop: () => Promise.resolve(),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a PostgreSQL in `dataDir` and seeds a database. */
async function seedPostgres(dataDir: string, tables: readonly SeedTable[]): Promise<SeededDatabase> {
  chmodSync(dataDir, 0o755); // lets PostgreSQL's user enter the folder if this process runs as root
  // Loaded late, because only this target needs PostgreSQL's binaries.
  const { startPostgres } = await import('@great-fire/server/testing/postgres');
  const postgres = await startPostgres({ parentDir: dataDir });
  const url = await postgres.createDatabase('bench');
  return {
    seeded: await seedTables(url, tables),
    urlOrPath: url,
    settings: { DATABASE_URL: url },
    cpuMicros: () => cpuMicrosTree(postgres.pid),
    stop: () => postgres.stop(),
  };
}

function makePlan(
  { moves }: RecordedGame,
  table: SeededTable | undefined,
  watching: number,
): Omit<TableWorkload, 'playedMoves'> {
  if (table === undefined) throw new Error('A table was not stored');
  const { matchId: match, tokens } = table;
  const connectPacket = (token: string | null): string => {
    const auth = { protocol: PROTOCOL_VERSION, deltas: true, match, ...(token !== null && { token }) };
    return `40${JSON.stringify(auth)}`;
  };
  return {
    connectPackets: [...tokens, ...Array<null>(watching).fill(null)].map(connectPacket),
    moves: encodeMoves(moves),
  };
}
