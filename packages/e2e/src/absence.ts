import {
  PROTOCOL_VERSION,
  type ClientToServer,
  type Presence,
  type ServerToClient,
} from '@great-fire/protocol';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { type Socket, io } from 'socket.io-client';

/**
 * Resolves once the server has noticed that the player of a seat has no open page. Spectates at the table meanwhile.
 */
export async function waitForAbsence(tableUrl: string, seat: number): Promise<void> {
  const { origin, pathname } = new URL(tableUrl);
  const auth = { protocol: PROTOCOL_VERSION, match: pathname.split('/').at(-1) };
  const socket: Socket<ServerToClient, ClientToServer> = io(origin, {
    ...{ forceNew: true, transports: ['websocket'], auth },
  });
  const absent = new Promise<void>((resolve) => {
    const check = ({ connected }: Presence) => {
      if (connected[seat] === false) resolve();
    };
    socket.on('sync', ({ presence }) => check(presence));
    socket.on('presence', check);
  });
  await withDeadline(`seat ${String(seat)} to be empty`, absent).finally(() => socket.disconnect());
}
