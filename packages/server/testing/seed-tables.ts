/** Tables of known deals, written straight into a storage: for whoever has to know a game before it is played. */
import { RULES_VERSION, commitmentOf } from '@great-fire/game';
import type { GameOptions, Players } from '@great-fire/game';
import { NO_CLOCK, usualWatching } from '@great-fire/protocol';
import { welcome } from '../src/identity/guest';
import { hashOf, newKey } from '../src/identity/secret-key';
import { newMatchId } from '../src/lobby/match-id';
import type { Storage } from '../src/storage/storage';
import { openStorage } from './open-storage';

export interface SeedTable {
  readonly players: Players;
  readonly options: GameOptions;
  readonly seed: string; // in hex; the seats add nothing to it
}

export interface SeededTable {
  readonly matchId: string;
  readonly tokens: readonly string[]; // by seat
}

/**
 * Stores tables whose people all sit and whose hosts have started them, each person another one, as the lobby would have. The
 * next server that opens the storage begins their games. `place`: the address of a PostgreSQL database or the path of a
 * SQLite file; no server may hold it. @throws Error where a table cannot be stored
 */
export async function seedTables(
  place: string,
  tables: readonly SeedTable[],
): Promise<readonly SeededTable[]> {
  const storage = await openStorage(place);
  try {
    const seeded: SeededTable[] = [];
    for (const table of tables) seeded.push(await seedOne(storage, table));
    return seeded;
  } finally {
    await storage.close();
  }
}

async function seedOne(storage: Storage, table: SeedTable): Promise<SeededTable> {
  const { matches } = storage;
  const { players, options, seed } = table;
  const at = Date.now();
  const matchId = newMatchId();
  const people = await Promise.all(
    Array.from({ length: players }, async (_, seat) => {
      const name = `Player ${String(seat)}`;
      const { person } = await welcome(storage, name, at);
      const token = newKey();
      return { token, newSeat: { personId: person.id, name, tokenHash: hashOf(token) } };
    }),
  );
  const [host, ...others] = people;
  if (host === undefined) throw new Error('Nobody sits there');
  const by = host.newSeat.personId;
  await matches.open(
    {
      id: matchId,
      tableName: 'Pudding Lane',
      players,
      options,
      private: false,
      commitment: commitmentOf(seed),
      rulesVersion: RULES_VERSION,
      pace: NO_CLOCK,
      language: 'en',
      watching: usualWatching(false),
      secrets: { seed, entropies: [] },
      at,
    },
    host.newSeat,
  );
  for (const { newSeat } of others) {
    const taken = await matches.takeSeat(matchId, newSeat, null, at);
    if (taken.outcome !== 'taken') throw new Error(`A seat was not taken: ${taken.outcome}`);
    const wish = { do: 'ready', seat: taken.seat, isReady: true, by: newSeat.personId } as const;
    await matches.arrange(matchId, wish, at);
  }
  const { outcome } = await matches.arrange(matchId, { do: 'start', by }, at);
  if (outcome !== 'done') throw new Error(`A table was not started: ${outcome}`);
  return { matchId, tokens: people.map(({ token }) => token) };
}
