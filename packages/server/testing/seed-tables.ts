/** Stores tables with known deals directly in a storage, for tests that need to know a game in advance. */
import { OPENING_HAND_ANSWERS, RULES_VERSION, seedCommitment } from '@great-fire/game';
import type { ActionType, GameOptions, PlayerCount } from '@great-fire/game';
import type { Decision } from '@great-fire/game/record';
import { NO_TIME_CONTROL, defaultSpectatorAccess } from '@great-fire/protocol';
import { orThrow } from '../src/errors/api-error';
import { createGuest } from '../src/identity/guest';
import { hashSecret, generateSecretKey } from '../src/identity/secret-key';
import { MatchService } from '../src/matches/match-service';
import { CacheRegistry } from '../src/shared/cache-registry';
import { newShortId } from '../src/shared/random-id';
import type { Storage } from '../src/storage/storage';
import { openStorage } from './open-storage';

export interface SeedTable {
  readonly players: PlayerCount;
  readonly options: GameOptions;
  readonly seed: string; // in hex; the seats contribute nothing
  readonly playedMoves?: readonly Decision[]; // from the deal on, stored before the server opens the storage; default: none
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
    const seeded: SeededTable[] = [];
    for (const table of tables) seeded.push(await seedTable(storage, table));
    await playMoves(storage, tables, seeded);
    return seeded;
  } finally {
    await storage.close();
  }
}

const PLAY_CACHE_BYTES = 1_000_000_000; // holds thousands of tables, so that no move loads its match

const OPENING_MOVES: readonly ActionType[] = OPENING_HAND_ANSWERS; // the start has made them

/** Plays one move of each table in turn, so that many tables share a transaction. */
async function playMoves(
  storage: Storage,
  tables: readonly SeedTable[],
  seeded: readonly SeededTable[],
): Promise<void> {
  const longest = Math.max(0, ...tables.map(({ playedMoves = [] }) => playedMoves.length));
  if (longest === 0) return;
  const caches = new CacheRegistry(PLAY_CACHE_BYTES);
  const matches = new MatchService({ storage, caches, now: () => Date.now() });
  await matches.resumeInterruptedStarts();
  for (let stateId = 0; stateId < longest; stateId += 1)
    await Promise.all(
      tables.map(async ({ playedMoves = [] }, index) => {
        const [move, table] = [playedMoves[stateId], seeded[index]];
        if (move === undefined || table === undefined || OPENING_MOVES.includes(move.action.type)) return;
        const { matchId } = table;
        await matches.move({ matchId, ...move, stateId, moveId: `seeded-${String(stateId)}` });
      }),
    );
  await matches.close();
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
      options,
      private: false,
      commitment: seedCommitment(seed),
      rulesVersion: RULES_VERSION,
      timeControl: NO_TIME_CONTROL,
      language: 'en',
      spectatorAccess: defaultSpectatorAccess(false),
      secrets: { seed, entropies: [] },
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
