/** Stores tables with known deals directly in a storage, for tests that need to know a game in advance. */
import {
  OPENING_HAND_ANSWERS,
  RULES_VERSION,
  seedCommitment,
  type ActionType,
  type GameOptions,
  type PlayerCount,
} from '@great-fire/game';
import { isDecision, type MatchLogEntry } from '@great-fire/game/record';
import { completeTableOptions } from '@great-fire/protocol';
import { orThrow } from '../src/errors/api-error';
import { createGuest } from '../src/identity/guest';
import { hashSecret, generateSecretKey } from '../src/identity/secret-key';
import { MatchService } from '../src/matches/match-service';
import { newShortId } from '../src/shared/random-id';
import type { Storage } from '../src/storage/storage';
import { openStorage } from './open-storage';

export interface SeedTable {
  readonly players: PlayerCount;
  readonly options: GameOptions;
  readonly seed: string; // in hex; the seats contribute nothing
  readonly playedLog?: readonly MatchLogEntry[]; // from the deal on, stored before the server opens the storage; default: none
}

export interface SeededTable {
  readonly matchId: string;
  readonly tokens: readonly string[]; // by seat
}

/**
 * Stores tables that are full and started, with another person at each seat, as the lobby would store them. The next
 * server that opens the storage begins their games. `urlOrPath` is a PostgreSQL URL or the path of an SQLite file. No
 * server may have it open.
 *
 * @throws Error if a table cannot be stored
 */
export async function seedTables(
  urlOrPath: string,
  tables: readonly SeedTable[],
): Promise<readonly SeededTable[]> {
  const storage = await openStorage(urlOrPath);
  try {
    return await fillTables(storage, tables);
  } finally {
    await storage.close();
  }
}

/** Stores tables as `seedTables` does, in a storage that is open. */
export async function fillTables(
  storage: Storage,
  tables: readonly SeedTable[],
): Promise<readonly SeededTable[]> {
  const seeded: SeededTable[] = [];
  for (const table of tables) seeded.push(await seedTable(storage, table));
  await playLogs(storage, tables, seeded);
  return seeded;
}

const PLAY_CACHE_BYTES = 1_000_000_000; // holds thousands of tables, so that no move loads its match

const OPENING_MOVES: readonly ActionType[] = OPENING_HAND_ANSWERS; // the start has made them

/** Plays one row of each table in turn, so that many tables share a transaction. */
async function playLogs(
  storage: Storage,
  tables: readonly SeedTable[],
  seeded: readonly SeededTable[],
): Promise<void> {
  const logs = tables.map(({ playedLog = [] }) => playedLog);
  const longest = Math.max(0, ...logs.map(({ length }) => length));
  if (longest === 0) return;
  const matches = new MatchService({ storage, cacheBytes: PLAY_CACHE_BYTES, now: () => Date.now() });
  await matches.resumeInterruptedStarts();
  const players = seeded.map(({ matchId }) => new LogPlayer(matches, matchId));
  for (let row = 0; row < longest; row += 1)
    await Promise.all(
      players.map(async (player, index) => {
        const entry = logs[index]?.[row];
        if (entry !== undefined) await player.play(entry);
      }),
    );
  await matches.close();
}

/** Plays a log at a table. */
class LogPlayer {
  private stateId = 0;
  private readonly states = [0]; // by number of decisions that stand

  constructor(
    private readonly matches: MatchService,
    private readonly matchId: string,
  ) {}

  async play(entry: MatchLogEntry): Promise<void> {
    const { matches, matchId, states, stateId } = this;
    this.stateId += 1;
    if (isDecision(entry)) {
      states.push(this.stateId);
      if (OPENING_MOVES.includes(entry.action.type)) return;
      await matches.move({ matchId, ...entry, stateId, moveId: `seeded-${String(stateId)}` });
    } else {
      const takeback = { by: 0, to: states[entry.keep] ?? 0, consent: entry.consent };
      await matches.transition(matchId, () => ({ takeback }));
      states.length = entry.keep + 1;
    }
  }
}

async function seedTable(storage: Storage, table: SeedTable): Promise<SeededTable> {
  const { matches } = storage;
  const { players, options, seed } = table;
  const now = Date.now();
  const matchId = newShortId();
  const seated = await Promise.all(
    Array.from({ length: players }, async (_, seat) => {
      const name = `Player ${String(seat)}`;
      const { person } = await createGuest(storage, name, now);
      const token = generateSecretKey();
      return { token, newSeat: { personId: person.id, name, tokenHash: hashSecret(token) } };
    }),
  );
  const [host, ...others] = seated;
  if (host === undefined) throw new Error('Nobody sits there');
  const by = host.newSeat.personId;
  await matches.open(
    {
      id: matchId,
      tableName: 'Pudding Lane',
      players,
      ...completeTableOptions({ options }),
      commitment: seedCommitment(seed),
      rulesVersion: RULES_VERSION,
      seed,
      at: now,
    },
    host.newSeat,
  );
  for (const { newSeat } of others) {
    const taken = orThrow(await matches.claimSeat(matchId, newSeat, null, now));
    const command = { type: 'set-ready', seat: taken.seat, isReady: true, by: newSeat.personId } as const;
    await matches.updateSetup(matchId, command, now);
  }
  orThrow(await matches.updateSetup(matchId, { type: 'start', by }, now));
  return { matchId, tokens: seated.map(({ token }) => token) };
}
