/** Fills a database with a long history: copies of real games, made by SQL, with other persons and times. */
import pino from 'pino';
import { MatchService } from '../src/matches/match-service';
import { ResultsJob } from '../src/results/results-job';
import { openDatabase, type Database } from '../src/storage/sqlite/database';
import { noopSchedule } from './noop-schedule';
import { openStorage } from './open-storage';

/** Number of rows of each kind. */
export interface HistorySize {
  readonly games: number; // finished
  readonly persons: number; // more than 100
  readonly liveTables: number; // running, and a third as many open ones
}

/** Matches that are stored already, and of which copies are made. */
export interface HistoryTemplates {
  readonly finished: readonly string[];
  readonly running: readonly string[];
}

/** Person of the history. Plays about as many games as all others. */
export const HISTORY_PERSON = 'p100000001';

const YEAR_MS = 365 * 24 * 3_600_000;
const COPIED_MOVES = 4; // rows of the log of each finished copy, so that a million games fit on a disk
const NUMBERS = 'CREATE TABLE history_numbers (n INTEGER PRIMARY KEY)';

/**
 * Computes the results of the finished templates, and copies all templates. No server may have the file open.
 * `now`: ms since 1970, UTC.
 */
export async function fillHistory(
  file: string,
  templates: HistoryTemplates,
  { games, persons, liveTables }: HistorySize,
  now: number,
): Promise<void> {
  await computeResults(file, now);
  const db = openDatabase(file);
  db.exec('PRAGMA synchronous = OFF');
  db.exec('BEGIN');
  db.exec(NUMBERS);
  const count = Math.max(games, persons, liveTables);
  db.exec(`INSERT INTO history_numbers WITH RECURSIVE numbers (n) AS (
    SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${String(count)}) SELECT n FROM numbers`);
  addPersons(db, persons, now);
  const copier = new MatchCopier(db, persons);
  const step = Math.floor((2 * YEAR_MS) / games);
  const createdAt = `${String(now - 2 * YEAR_MS)} + n * CAST(${String(step)} AS BIGINT)`;
  const language = `CASE WHEN n % 1000 = 0 THEN '"language":"it"' ELSE '"language":"en"' END`;
  const isPrivate = `CASE WHEN n % 10 = 0 THEN '"private":true' ELSE '"private":false' END`;
  const options = {
    options: `replace(replace(options, '"language":"en"', ${language}), '"private":false', ${isPrivate})`,
    prompt_pending_at: 'NULL',
  };
  const finished = { created_at: createdAt, updated_at: `${createdAt} + 3600000`, last_presence_at: 'NULL' };
  const closedAt = `CASE WHEN n % 500 = 0 THEN ${createdAt} + 3600000 END`;
  for (const [index, id] of templates.finished.entries()) {
    const where = `n <= ${String(games)} AND n % ${String(templates.finished.length)} = ${String(index)}`;
    copier.copy('g', id, where, { ...options, ...finished, closed_at: closedAt });
    const isPublic = 'CASE WHEN n % 10 = 0 THEN 0 ELSE 1 END';
    copier.copyRows('results', 'g', id, where, { is_public: isPublic, ended_at: finished.updated_at });
    copier.copyRows('rated_players', 'g', id, where);
    copier.copyRows('chat_lines', 'g', id, where, { at: createdAt });
  }
  addTotals(db);
  const running = { deadline_at: `CASE WHEN n % 10 = 0 THEN ${String(now + YEAR_MS)} END` };
  const open = {
    status: `'open'`,
    state_id: '0',
    turn: '0',
    active_seat: 'NULL',
    step: 'NULL',
    table_state: 'NULL',
    table_state_version: '0',
    deadline_at: 'NULL',
  };
  for (const [index, id] of templates.running.entries()) {
    const where = `n <= ${String(liveTables)} AND n % ${String(templates.running.length)} = ${String(index)}`;
    copier.copy('r', id, where, { ...options, ...running });
    copier.copyRows('snapshots', 'r', id, where);
    copier.copy('o', id, `${where} AND n % 3 = 0`, { ...options, ...open });
  }
  db.exec('DROP TABLE history_numbers');
  db.exec('COMMIT');
  db.close();
}

async function computeResults(file: string, now: number): Promise<void> {
  const storage = await openStorage(file);
  const deps = { storage, now: () => now + YEAR_MS };
  const matches = new MatchService({ ...deps });
  const log = pino({ level: 'silent' });
  const job = new ResultsJob({ ...deps, matches, log, schedule: noopSchedule });
  await job.run();
  await job.close();
  await matches.close();
  await storage.close();
}

function addPersons(db: Database, persons: number, now: number): void {
  const from = `FROM history_numbers WHERE n <= ${String(persons)}`;
  const seen = String(now - YEAR_MS);
  db.exec(`INSERT INTO persons (id, name, created_at, handle)
    SELECT 'p' || (99999999 + n), 'Person ' || n, ${seen}, CASE WHEN n % 10 = 0 THEN 'person' || n END ${from}`);
  db.exec(`INSERT INTO devices (id, person_id, key_hash, created_at, last_seen_on)
    SELECT 'd' || n, 'p' || (99999999 + n), 'history-key-' || n, ${seen}, ${seen} ${from}`);
  db.exec(`INSERT INTO ratings (person_id, mu, sigma, games)
    SELECT 'p' || (99999999 + n), 25 + (n * 7919 % 1000003) / 100000.0, 3, n % 40 ${from}`); // hardly any are equal
}

/** Sums the results of the copies. All templates have the same options. */
function addTotals(db: Database): void {
  const sums = ['total', 'houses', 'cones_put_out', 'objectives_survived', 'objectives_lost'];
  const wins = (isShared: 0 | 1) =>
    `sum(CASE WHEN place = 1 AND is_shared = ${String(isShared)} THEN 1 ELSE 0 END)`;
  db.exec(`INSERT INTO person_totals (person_id, is_public, players, options, games, wins, shared_wins, ${sums.join(', ')})
    SELECT person_id, is_public, players, (SELECT options FROM person_totals LIMIT 1),
      count(*), ${wins(0)}, ${wins(1)}, ${sums.map((name) => `sum(${name})`).join(', ')}
    FROM results JOIN matches ON matches.id = match_id WHERE match_id LIKE 'g1________'
    GROUP BY person_id, is_public, players`);
}

/** Copies the rows of a match under ids such as `g100000007`. */
class MatchCopier {
  constructor(
    private readonly db: Database,
    private readonly persons: number,
  ) {}

  /** Copies a match with its seats, its secrets and the first rows of its log. */
  copy(prefix: string, id: string, where: string, matchColumns: Readonly<Record<string, string>>): void {
    this.copyRows('matches', prefix, id, where, { host_id: this.personAt('0'), ...matchColumns });
    this.copyRows('match_secrets', prefix, id, where);
    // No bot is to move, or a server would play on.
    const activeSeat = `(SELECT coalesce(active_seat, 0) FROM matches WHERE id = '${id}')`;
    const { created_at: createdAt = 'created_at' } = matchColumns;
    this.copyRows('seats', prefix, id, where, {
      created_at: createdAt,
      token_hash: 'NULL',
      bot_level: `CASE WHEN n % 3 = 0 AND seat <> ${activeSeat} THEN 'merchant' END`,
    });
    // A running game needs its whole log.
    const logged = prefix === 'r' ? where : `${where} AND state_id <= ${String(COPIED_MOVES)}`;
    this.copyRows('move_log', prefix, id, logged);
  }

  copyRows(
    table: string,
    prefix: string,
    id: string,
    where: string,
    changes: Readonly<Record<string, string>> = {},
  ): void {
    const key = table === 'matches' ? 'id' : 'match_id';
    const rows = this.db.prepare(`SELECT name FROM pragma_table_info('${table}')`).all(); // without generated columns
    const columns = rows
      .map((row) => (row as { readonly name: string }).name)
      .filter((column) => !(table === 'chat_lines' && column === 'id'));
    const overrides: Readonly<Record<string, string>> = {
      [key]: `'${prefix}' || (100000000 + n)`,
      person_id: table === 'rated_players' ? this.ratedPerson() : this.personAt('seat'),
      ...changes,
    };
    const values = columns.map((column) => overrides[column] ?? column);
    this.db.exec(
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')}
       FROM history_numbers CROSS JOIN ${table} WHERE ${key} = '${id}' AND ${where}`,
    );
  }

  private personAt(seat: string): string {
    return `'p' || (100000000 + (n * 7 + ${seat} * 13) % ${String(this.persons)})`;
  }

  private ratedPerson(): string {
    return `(SELECT ${this.personAt('seats.seat')} FROM seats
      WHERE seats.match_id = rated_players.match_id AND seats.person_id = rated_players.person_id)`;
  }
}
