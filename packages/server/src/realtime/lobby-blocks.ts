/** Whom the people in the lobby block, read when they come and whenever that changes. */
import type { PersonId, Storage } from '../storage/storage';
import type { LiveSocket } from './types';

const NOBODY: ReadonlySet<PersonId> = new Set();

export class LobbyBlocks {
  private readonly known = new Map<LiveSocket, ReadonlySet<PersonId>>();
  private readonly read = new Map<LiveSocket, Promise<void>>(); // under way

  constructor(private readonly storage: Pick<Storage, 'blocks'>) {}

  /** Reads whom the person at a socket blocks; who is nobody known blocks nobody. */
  follow(socket: LiveSocket): void {
    const { personId } = socket.data;
    if (personId === null) return;
    const reading: Promise<void> = this.storage.blocks
      .by(personId)
      .then((ids) => {
        if (this.read.get(socket) === reading) this.known.set(socket, new Set(ids));
      })
      // What was known holds on; once the storage is back, it is read again.
      .catch(() => undefined)
      .finally(() => {
        if (this.read.get(socket) === reading) this.read.delete(socket);
      });
    this.read.set(socket, reading);
  }

  leave(socket: LiveSocket): void {
    this.known.delete(socket);
    this.read.delete(socket);
  }

  /** Resolves once nothing is being read any more. */
  async settled(): Promise<void> {
    while (this.read.size > 0) await Promise.all(this.read.values());
  }

  of(socket: LiveSocket): ReadonlySet<PersonId> {
    return this.known.get(socket) ?? NOBODY;
  }
}
