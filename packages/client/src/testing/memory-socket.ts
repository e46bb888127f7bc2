import type { ServerToClient } from '@great-fire/protocol';
import type { MatchSocket } from '../live/socket';

type Listener = (payload: unknown) => void;

/** A connected socket without a network: the test sends the server's messages. The client's messages are dropped. */
export class MemorySocket {
  connected = true;
  private readonly listeners = new Map<string, Listener[]>();

  on(event: string, listener: Listener): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  off(): void {
    this.listeners.clear();
  }

  connect(): void {}
  disconnect(): void {}
  emit(): void {}

  timeout(): { readonly emit: () => void } {
    return { emit: () => undefined };
  }

  /** Passes a message of the server to the client. */
  receive<E extends keyof ServerToClient>(event: E, ...[payload]: Parameters<ServerToClient[E]>): void {
    for (const listener of this.listeners.get(event) ?? []) listener(payload);
  }

  /** Casts to the type that a match client takes. */
  get asSocket(): MatchSocket {
    const self = this satisfies Record<keyof MatchSocket, unknown>;
    return self as unknown as MatchSocket;
  }
}
