/** The server's work for one move, step by step, so that a benchmark can measure each step. */
import type { Action, Seat } from '@great-fire/game';
import { Encoder, PacketType } from 'socket.io-parser';
import { prepareMove } from '../src/matches/apply-move';
import { type LiveMatch, loadMatch } from '../src/matches/load-match';
import { MatchService } from '../src/matches/match-service';
import { MoveDelta } from '../src/realtime/move-delta';
import { sqliteStorage } from '../src/storage/sqlite/sqlite-storage';
import type { NewMove } from '../src/storage/moves';
import type { Storage } from '../src/storage/storage';
import { seedTables, type SeedTable } from './seed-tables';

const encoder = new Encoder();

/** A table as the server holds it in memory. */
class MovePipeline {
  private previous: LiveMatch;

  constructor(
    private readonly matchId: string,
    private match: LiveMatch,
  ) {
    this.previous = match;
  }

  /**
   * Checks and applies a move.
   *
   * @throws Error if the rules reject it
   */
  applyMove(seat: Seat, action: Action, at: number): NewMove {
    const { match, matchId } = this;
    const refusal = match.rules.checkAction(match.state.game, seat, action);
    if (refusal !== null) throw new Error(`A move was refused: ${refusal.rule}`);
    const moveId = `move-${String(match.state.stateId)}`;
    const request = { matchId, seat, action, moveId, stateId: match.state.stateId };
    const { newMove, nextMatch } = prepareMove(match, request, at);
    [this.previous, this.match] = [match, nextMatch];
    return newMove;
  }

  /** Loads the match from the storage, as a server does without it in its cache. Resolves to its state id. */
  async load(storage: Storage): Promise<number> {
    return (await loadStored(storage, this.matchId)).state.stateId;
  }

  /** Encodes the messages about the last move for all seats and a spectator. Returns how many of them differ. */
  encodeUpdates(at: number): number {
    const delta = new MoveDelta(this.previous, this.match, at);
    const viewers = [...this.match.ownedByPerson.keys(), null];
    const messages = new Set(viewers.map((viewer) => delta.forViewer(viewer)));
    const packets = [...messages].map((message): readonly unknown[] =>
      encoder.encode({ type: PacketType.EVENT, nsp: '/', data: ['delta', message] }),
    );
    return packets.length;
  }
}

async function loadStored(storage: Storage, matchId: string): Promise<LiveMatch> {
  const match = await storage.matches.find(matchId);
  const loaded = match === null ? null : await loadMatch(storage, match);
  if (loaded === null) throw new Error(`The game of ${matchId} has not begun`);
  return loaded;
}

interface MovePipelines {
  readonly storage: Storage;
  readonly pipelines: readonly MovePipeline[];
}

/**
 * Stores tables in a new SQLite file, starts their games as a server does at its start, and keeps the storage open.
 */
export async function openMovePipelines(file: string, seeds: readonly SeedTable[]): Promise<MovePipelines> {
  const seeded = await seedTables(file, seeds);
  const storage = sqliteStorage(file);
  const matches = new MatchService({ storage, now: () => 0 });
  await matches.resumeInterruptedStarts();
  await matches.close();
  const pipelines = await Promise.all(
    seeded.map(async ({ matchId }) => new MovePipeline(matchId, await loadStored(storage, matchId))),
  );
  return { storage, pipelines };
}
