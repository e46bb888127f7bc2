import type { Seat } from '@great-fire/game';
import type { ClientToServer, ServerToClient } from '@great-fire/protocol';
import type { Server, Socket } from 'socket.io';
import type { MatchId, PersonId } from '../entities/match';

/** Data of a socket, set by the handshake and never by a message. */
export interface SocketData {
  readonly matchId: MatchId | null; // null: in the lobby
  readonly personId: PersonId | null; // null: an unknown spectator
  readonly name: string | null; // shown to others in the presence; null: anonymous
  readonly seat: Seat | null; // at the handshake; the room has the current seat
  readonly credentialHash: string | null; // hash of the session key or token
  readonly address: string;
  readonly wantsDeltas: boolean; // receives deltas instead of full updates
}

type NoEvents = Readonly<Record<string, never>>;
export type GameServer = Server<ClientToServer, ServerToClient, NoEvents, SocketData>;
export type GameSocket = Socket<ClientToServer, ServerToClient, NoEvents, SocketData>;
