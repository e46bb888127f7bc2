import type { ServerToClient } from '@great-fire/protocol';
import {
  type Connection,
  type ConnectionOwner,
  type ConnectionState,
  type ServerMessage,
  NOT_CONNECTED,
} from '../live/connection';

/** A connection without a network: the test sends the server's messages. The page's messages are never answered. */
export class ScriptedConnection implements Connection {
  readonly isConnected = true;
  private owner: ConnectionOwner | null = null;

  readonly serverNow = (): number => 0;

  open(owner: ConnectionOwner): void {
    this.owner = owner;
    owner.onState({ ...NOT_CONNECTED, connection: 'connected' });
  }

  close(): void {
    this.owner = null;
  }

  readonly reconnect = (): void => undefined;

  send(): void {}

  request(): Promise<never> {
    return new Promise(() => undefined);
  }

  /** Changes the state of the line. Default: connected. */
  setState(state: Partial<ConnectionState> = {}): void {
    this.owner?.onState({ ...NOT_CONNECTED, connection: 'connected', ...state });
  }

  /** Passes a message of the server to the page. */
  receive<E extends keyof ServerToClient>(event: E, ...[payload]: Parameters<ServerToClient[E]>): void {
    this.owner?.onMessage({ event, payload } as ServerMessage);
  }
}
