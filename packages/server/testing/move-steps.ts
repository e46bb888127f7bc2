/** What the server does of one move, step by step: for whoever measures what each step costs. */
import type { Action, Seat } from '@great-fire/game';
import { begin } from '@great-fire/game/reducer';
import { RULES } from '@great-fire/game/rules';
import { NO_CLOCK } from '@great-fire/protocol';
import { PacketType } from 'socket.io-parser';
import { firstConduct } from '../src/conduct/conduct';
import { made } from '../src/matches/apply-move';
import type { HotMatch } from '../src/matches/load-match';
import { awaitedAt } from '../src/matches/load-match';
import { Matches } from '../src/matches/matches';
import { textParser } from '../src/realtime/text-parser';
import { News } from '../src/realtime/update';
import { sqliteStorage } from '../src/storage/sqlite/sqlite-storage';
import type { NewMove } from '../src/storage/moves';
import type { Storage } from '../src/storage/storage';
import { seedTables } from './seed-tables';
import type { SeedTable } from './seed-tables';

const encoder = new textParser.Encoder();

/** A table as the server has it in memory. */
export class SteppedTable {
  private match: HotMatch;
  private before: HotMatch;

  constructor(
    private readonly matchId: string,
    { players, options, seed }: SeedTable,
  ) {
    const state = begin(RULES, { players, options, seed, entropies: [] });
    const conduct = firstConduct(NO_CLOCK, players, awaitedAt(state), 0);
    const owned = Array.from({ length: players }, () => true);
    this.match = { rules: RULES, state, recent: [], pace: NO_CLOCK, owned, conduct };
    this.before = this.match;
  }

  /** Judges and makes a move. @throws Error where the rules refuse it */
  move(seat: Seat, action: Action, at: number): NewMove {
    const { match, matchId } = this;
    const refusal = match.rules.check(match.state.game, seat, action);
    if (refusal !== null) throw new Error(`A move was refused: ${refusal.rule}`);
    const moveId = `move-${String(match.state.stateId)}`;
    const request = { matchId, seat, action, moveId, stateId: match.state.stateId };
    const { stored, after } = made(match, request, at);
    [this.before, this.match] = [match, after];
    return stored;
  }

  /** What all seats and a spectator are sent of the last move, written. Returns how many different frames that are. */
  tell(at: number): number {
    const news = new News(this.before, this.match, at);
    const viewers = [...this.match.owned.keys(), null];
    const messages = new Set(viewers.map((viewer) => news.for(viewer)));
    const frames = [...messages].map((message) =>
      encoder.encode({ type: PacketType.EVENT, nsp: '/', data: ['changed', message] }),
    );
    return frames.length;
  }
}

export interface Stepped {
  readonly storage: Storage;
  readonly tables: readonly SteppedTable[];
}

/** Stores tables in a new SQLite file, begins their games as a server does that starts, and keeps the storage open. */
export async function openStepped(file: string, seeds: readonly SeedTable[]): Promise<Stepped> {
  const seeded = await seedTables(file, seeds);
  const storage = sqliteStorage(file);
  const matches = new Matches({ storage, now: () => 0 });
  await matches.resume();
  await matches.close();
  const tables = seeds.map((seed, place) => new SteppedTable(seeded[place]?.matchId ?? '', seed));
  return { storage, tables };
}
