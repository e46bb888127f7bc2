/** Whom the people in the lobby block, read when they come and whenever that changes. */
import type { PersonId, Storage } from '../storage/storage';
import type { GameSocket } from './socket-types';

const EMPTY_BLOCKLIST: ReadonlySet<PersonId> = new Set();

export class BlocklistCache {
  private readonly blocklists = new Map<GameSocket, ReadonlySet<PersonId>>();
  private readonly pending = new Map<GameSocket, Promise<void>>(); // under way

  constructor(private readonly storage: Pick<Storage, 'blocks'>) {}

  /** Reads whom the person at a socket blocks; who is nobody known blocks nobody. */
  load(socket: GameSocket): void {
    const { personId } = socket.data;
    if (personId === null) return;
    const loading: Promise<void> = this.storage.blocks
      .blockedBy(personId)
      .then((ids) => {
        if (this.pending.get(socket) === loading) this.blocklists.set(socket, new Set(ids));
      })
      // What was known holds on; once the storage is back, it is read again.
      .catch(() => undefined)
      .finally(() => {
        if (this.pending.get(socket) === loading) this.pending.delete(socket);
      });
    this.pending.set(socket, loading);
  }

  evict(socket: GameSocket): void {
    this.blocklists.delete(socket);
    this.pending.delete(socket);
  }

  /** Resolves once nothing is being read any more. */
  async whenLoaded(): Promise<void> {
    while (this.pending.size > 0) await Promise.all(this.pending.values());
  }

  get(socket: GameSocket): ReadonlySet<PersonId> {
    return this.blocklists.get(socket) ?? EMPTY_BLOCKLIST;
  }
}
