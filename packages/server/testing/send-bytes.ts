import { once } from 'node:events';
import { connect } from 'node:net';
import { withDeadline } from '@great-fire/testkit/wait-for';

/**
 * Sends bytes on a connection of their own, from an address of this machine, and leaves it to the server to end it.
 * Resolves with all that came back until then.
 */
export async function sendBytes(url: string, bytes: string, localAddress?: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), ...(localAddress && { localAddress }) });
  let received = '';
  socket.on('data', (part) => (received += part.toString('latin1')));
  socket.on('error', () => undefined); // the server may end it before it has read all
  socket.write(bytes);
  await withDeadline('the end of the connection', once(socket, 'close'));
  return received;
}
