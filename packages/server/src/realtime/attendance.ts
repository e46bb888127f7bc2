/** Who is at the tables: at this server, and at the others by what they say; told in a crowd once a second. */
import { NOBODY_HERE, together } from '../storage/here';
import type { Here } from '../storage/here';
import type { MatchId, Storage } from '../storage/storage';
import type { Room } from './room';

// In a crowd those who come and go are told of together: to tell all of each would be work without end.
const CROWD = 20;
const CROWD_MS = 1000;

interface Crowd {
  ours: boolean; // who is here at this server is to be said too
  readonly timer: ReturnType<typeof setTimeout>;
}

export interface AttendanceParts {
  readonly storage: Storage;
  readonly rooms: ReadonlyMap<MatchId, Room>;
  readonly follow: <T>(work: Promise<T>) => Promise<T>; // waited for before the server ends
  readonly failed: (err: unknown, matchId: MatchId) => void;
}

export class Attendance {
  private readonly crowds = new Map<MatchId, Crowd>(); // that are told in a moment

  constructor(private readonly parts: AttendanceParts) {}

  /** How many watch each of these tables, at this server and the others. */
  async spectators(matchIds: readonly MatchId[]): Promise<ReadonlyMap<MatchId, number>> {
    const elsewhere = await this.parts.storage.presence.elsewhere(matchIds);
    return new Map(matchIds.map((id) => [id, this.joined(id, elsewhere).spectators]));
  }

  /** Which of these tables somebody sits at just now, at this server or another. */
  async seated(matchIds: readonly MatchId[]): Promise<ReadonlySet<MatchId>> {
    const elsewhere = await this.parts.storage.presence.elsewhere(matchIds);
    return new Set(matchIds.filter((id) => this.joined(id, elsewhere).seats.length > 0));
  }

  /** Who is at a table just now, at this server or another. */
  async at(matchId: MatchId): Promise<Here> {
    return this.joined(matchId, await this.parts.storage.presence.elsewhere([matchId]));
  }

  private joined(id: MatchId, elsewhere: ReadonlyMap<MatchId, Here>): Here {
    return together(this.parts.rooms.get(id)?.here ?? NOBODY_HERE, elsewhere.get(id) ?? NOBODY_HERE);
  }

  /** Says who is here, where that is `ours` to say, and tells it: at once, or in a crowd with all else of that second. */
  async changed(matchId: MatchId, ours: boolean): Promise<void> {
    const size = this.parts.rooms.get(matchId)?.sockets.length ?? 0;
    if (size <= CROWD) return this.presenceNow(matchId, ours);
    const waiting = this.crowds.get(matchId);
    if (waiting !== undefined) {
      waiting.ours ||= ours;
      return;
    }
    const crowd: Crowd = { ours, timer: setTimeout(() => tell(), CROWD_MS) };
    const tell = (): void => {
      this.crowds.delete(matchId);
      const told = this.parts.follow(this.presenceNow(matchId, crowd.ours));
      told.catch((err: unknown) => this.parts.failed(err, matchId));
    };
    this.crowds.set(matchId, crowd);
  }

  private async presenceNow(matchId: MatchId, ours: boolean): Promise<void> {
    const here = this.parts.rooms.get(matchId)?.here ?? NOBODY_HERE;
    if (ours) await this.parts.storage.presence.say(matchId, here);
    await this.tellPresence(matchId);
  }

  private async tellPresence(matchId: MatchId): Promise<void> {
    const room = this.parts.rooms.get(matchId);
    if (room === undefined) return;
    const { storage } = this.parts;
    const match = await storage.matches.find(matchId);
    const elsewhere = await storage.presence.elsewhere([matchId]);
    if (match === null) return;
    room.hearOf(elsewhere.get(matchId) ?? NOBODY_HERE);
    room.tellPresence(match.players);
  }

  close(): void {
    for (const { timer } of this.crowds.values()) clearTimeout(timer);
  }
}
