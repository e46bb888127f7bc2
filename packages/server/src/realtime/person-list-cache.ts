/** Caches a list of persons for each socket, such as those whom its person blocks or mutes. */
import type { PersonId } from '../entities/match';
import type { GameSocket } from './socket-types';

const EMPTY_LIST: ReadonlySet<PersonId> = new Set();

export class PersonListCache {
  // Weak, so that what belongs to a socket goes with it.
  private readonly lists = new WeakMap<GameSocket, ReadonlySet<PersonId>>();
  private readonly pending = new WeakMap<GameSocket, Promise<void>>(); // loads in progress

  /** `loadList` reads the list of a person. */
  constructor(private readonly loadList: (personId: PersonId) => Promise<readonly PersonId[]>) {}

  /** Loads the list of the person at a socket. A socket without a known person has an empty list. */
  load(socket: GameSocket): void {
    const { personId } = socket.data;
    if (personId === null) return;
    const loading: Promise<void> = this.loadList(personId)
      .then((ids) => {
        if (this.pending.get(socket) === loading) this.lists.set(socket, new Set(ids));
      })
      // The earlier list stays valid. The socket loads it again when the storage is back.
      .catch(() => undefined)
      .finally(() => {
        if (this.pending.get(socket) === loading) this.pending.delete(socket);
      });
    this.pending.set(socket, loading);
  }

  /** Resolves when no load is in progress for any of these sockets. */
  async whenLoaded(sockets: readonly GameSocket[]): Promise<void> {
    for (;;) {
      const loads = sockets.flatMap((socket) => this.pending.get(socket) ?? []);
      if (loads.length === 0) return;
      await Promise.all(loads);
    }
  }

  get(socket: GameSocket): ReadonlySet<PersonId> {
    return this.lists.get(socket) ?? EMPTY_LIST;
  }

  /** Returns whether a list of `get` is still valid: no load has replaced it, and none is in progress. */
  isCurrent(socket: GameSocket, list: ReadonlySet<PersonId>): boolean {
    return !this.pending.has(socket) && this.get(socket) === list;
  }
}
