/** The product's own server as it is built, on tables that are stored before it starts. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { seedTables } from '@great-fire/server/testing';
import type { SeededTable } from '@great-fire/server/testing';
import type { Game } from '../games';
import { ROOT } from '../root';
import { textFrame } from '../wire/frames';
import type { Entry } from '../wire/line';
import { Child, cpuOfAll } from './child';
import { moveText } from './move-text';
import type { TablePlan, TablesWish, Target } from './target';

const MAIN = join(ROOT, 'packages/server/dist/main.js');
export const FOLDER = join(ROOT, '.cache/bench'); // on a disk, which a folder for temporary files need not be
const IN_MEMORY = '/dev/shm'; // where Linux has it: thousands of commits wait for no disk there
// All tables play from one address, and each seat far faster than people; the limits stay in force, as a host would set them for that.
const RATE_LIMITS = '100';

export type Storage = 'sqlite' | 'postgres';

export interface OursWish extends TablesWish {
  readonly storage: Storage;
  readonly flags?: readonly string[]; // of Node
  readonly settings?: (folder: string) => Readonly<Record<string, string>>; // beside those of the storage, whose folder this is
}

interface Database {
  readonly seed: (games: readonly Game[]) => Promise<readonly SeededTable[]>;
  readonly settings: Readonly<Record<string, string>>;
  readonly cpu: (() => number) | null;
  readonly stop: () => Promise<void>;
}

// What a measurement leaves that ended early.
const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new folder for the data of a server; it goes with this process at the latest. */
export function freshFolder(): string {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, 'data-'));
  folders.push(folder);
  return folder;
}

/** Starts the built server with these settings and no others. @throws Error where it is not built */
export function startBuilt(
  settings: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<Child> {
  if (!existsSync(MAIN)) throw new Error('The server is not built: npm run build');
  const here = { HOST: '127.0.0.1', PORT: '0', RATE_LIMITS };
  return Child.start({ script: MAIN, settings: { ...here, ...settings }, flags });
}

/** Stores a table for each game, and starts the server on them. */
export async function startOurs(wish: OursWish): Promise<Target> {
  const { games, watching, storage, flags, settings = () => ({}) } = wish;
  const folder = freshFolder();
  const database = await (storage === 'sqlite' ? onFile(folder) : onPostgres(folder));
  const seeded = await database.seed(games);
  const child = await startBuilt({ ...database.settings, ...settings(folder) }, flags);
  return {
    name: storage,
    told: [
      `sqlite, postgres: the built server (packages/server/dist/main.js), each commit on disk; RATE_LIMITS=${RATE_LIMITS}, that is, every limit`,
      '  in force a hundred times as wide: 6,000 moves in 10 s a person, 50,000 sockets an address',
    ],
    pid: child.pid,
    port: child.port,
    dialect: { update: '42["changed"', state: '"stateId":', accepted: '[{"ok":true' },
    tables: games.map((game, place) => planOf(game, seeded[place], watching)),
    cpuBeside: database.cpu,
    stop: async () => {
      await child.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function onFile(folder: string): Promise<Database> {
  const file = join(folder, 'great-fire.db');
  return Promise.resolve({
    seed: (games) => seedFile(file, games),
    settings: { DATABASE_FILE: file },
    cpu: null,
    stop: () => Promise.resolve(),
  });
}

/** Stores the tables in a file of its own, and puts it in its place. */
async function seedFile(file: string, games: readonly Game[]): Promise<readonly SeededTable[]> {
  const folder = mkdtempSync(join(existsSync(IN_MEMORY) ? IN_MEMORY : FOLDER, 'great-fire-'));
  try {
    const made = join(folder, 'seeded.db');
    const seeded = await seedTables(made, games);
    copyFileSync(made, file);
    return seeded;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(within: string): Promise<Database> {
  chmodSync(within, 0o755); // another user's server goes through it, where this is root's
  // Only who asks for it needs its binary.
  const { startPostgres } = await import('@great-fire/server/testing/postgres');
  const postgres = await startPostgres({ within });
  const url = await postgres.create('bench');
  return {
    seed: (games) => seedTables(url, games),
    settings: { DATABASE_URL: url },
    cpu: () => cpuOfAll(postgres.pid),
    stop: () => postgres.stop(),
  };
}

function planOf({ moves }: Game, table: SeededTable | undefined, watching: number): TablePlan {
  if (table === undefined) throw new Error('A table was not stored');
  const { matchId: match, tokens } = table;
  const entry = (token: string | null): Entry => {
    const auth = { protocol: PROTOCOL_VERSION, changes: true, match, ...(token !== null && { token }) };
    return { steps: [{ after: '0', send: `40${JSON.stringify(auth)}` }], shown: '42["sync"' };
  };
  return {
    entries: [...tokens.map(entry), ...Array.from({ length: watching }, () => entry(null))],
    moves: moves.map(({ seat, action }, stateId) => ({ seat, frame: textFrame(moveText(stateId, action)) })),
  };
}
