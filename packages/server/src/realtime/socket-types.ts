import type { Seat } from '@great-fire/game';
import type { ClientToServer, ServerToClient } from '@great-fire/protocol';
import type { Server, Socket } from 'socket.io';
import type { MatchId, PersonId } from '../storage/storage';

/** What the server knows of a socket; set in the handshake, never by a message. */
export interface SocketData {
  readonly matchId: MatchId | null; // null: it follows the lobby
  readonly personId: PersonId | null; // null: a spectator without a name
  readonly name: string | null; // by which others may be told that they watch; null: by none
  readonly seat: Seat | null; // as it was then; a seat taken or left since is the room's to know
  readonly credentialHash: string | null; // the hash of the key or token that was shown
  readonly address: string;
  readonly wantsDeltas: boolean; // of a move it is sent what changes, not all of what it sees
}

type NoEvents = Readonly<Record<string, never>>;
export type GameServer = Server<ClientToServer, ServerToClient, NoEvents, SocketData>;
export type GameSocket = Socket<ClientToServer, ServerToClient, NoEvents, SocketData>;
