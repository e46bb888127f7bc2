/** Caches which persons each lobby client blocks. An entry is loaded when the socket enters and after every change. */
import type { Storage } from '../storage/storage';
import type { GameSocket } from './socket-types';
import type { PersonId } from '../entities/ids';

const EMPTY_BLOCKLIST: ReadonlySet<PersonId> = new Set();

export class BlocklistCache {
  private readonly blocklists = new Map<GameSocket, ReadonlySet<PersonId>>();
  private readonly pending = new Map<GameSocket, Promise<void>>(); // loads in progress

  constructor(private readonly storage: Pick<Storage, 'blocks'>) {}

  /** Loads the blocklist of the person at a socket. A socket without a known person has an empty blocklist. */
  load(socket: GameSocket): void {
    const { personId } = socket.data;
    if (personId === null) return;
    const loading: Promise<void> = this.storage.blocks
      .blockedBy(personId)
      .then((ids) => {
        if (this.pending.get(socket) === loading) this.blocklists.set(socket, new Set(ids));
      })
      // The earlier blocklist stays valid. The socket loads it again when the storage is back.
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

  /** Resolves when no load is in progress. */
  async whenLoaded(): Promise<void> {
    while (this.pending.size > 0) await Promise.all(this.pending.values());
  }

  get(socket: GameSocket): ReadonlySet<PersonId> {
    return this.blocklists.get(socket) ?? EMPTY_BLOCKLIST;
  }
}
