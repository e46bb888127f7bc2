import { once } from 'node:events';
import { connect } from 'node:net';
import { withDeadline } from '@great-fire/testkit/wait-for';

/**
 * Sends bytes on a connection of its own, optionally from another address of this machine, until the server closes it.
 * Resolves to the response.
 */
export async function sendBytes(url: string, bytes: string, localAddress?: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), ...(localAddress && { localAddress }) });
  let received = '';
  socket.on('data', (part) => (received += part.toString('latin1')));
  socket.on('error', () => undefined); // the server may close the connection before it has read all bytes
  socket.write(bytes);
  await withDeadline('the end of the connection', once(socket, 'close'));
  return received;
}
