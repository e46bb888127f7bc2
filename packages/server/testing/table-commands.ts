/**
 * Sends table commands of players (takebacks, pauses, votes), and waits until all sockets have received the result.
 */
import type { Sync, TableCommand } from '@great-fire/protocol';
import type { TestClient } from './test-client';
import type { TestTable } from './test-table';
import type { AckBody } from './test-socket';
import { TestSocket } from './test-socket';

export type TableSockets = Pick<TestTable, 'sockets'> & Partial<Pick<TestTable, 'spectator'>>;

export const allSockets = ({ sockets, spectator }: TableSockets): readonly TestSocket[] =>
  spectator === undefined ? sockets : [...sockets, spectator.socket];

/**
 * Sends a table command from the socket of a seat.
 *
 * @throws Error if there is no socket
 */
export function sendCommand(socket: TestSocket | undefined, command: TableCommand): Promise<AckBody> {
  if (socket === undefined) throw new Error('Nobody sits there');
  return socket.emitWithAck('table-command', command);
}

/** Resolves once the predicate has held for the latest sync of every socket of the table. */
export async function waitForAll(table: TableSockets, predicate: (sync: Sync) => boolean): Promise<void> {
  await Promise.all(allSockets(table).map((socket) => socket.waitUntil(String(predicate), predicate)));
}

/**
 * Connects the same person again, or to another server.
 *
 * @throws Error if there is no client
 */
export function reconnect(client: TestClient | undefined, url: string, match: string): TestSocket {
  if (client === undefined) throw new Error('Nobody sits there');
  return new TestSocket(url, { match, ...(client.cookie !== null && { cookie: client.cookie }) });
}

/** Proposes a takeback to a state from seat 0. Resolves to the proposal's id once all sockets have received it. */
export async function proposeTakeback(table: TableSockets, targetState: number): Promise<number> {
  const [proposer] = table.sockets;
  const ack = await sendCommand(proposer, { type: 'propose-takeback', toStateId: targetState });
  if (!ack.ok) throw new Error(JSON.stringify(ack));
  await waitForAll(table, ({ tableState }) => tableState?.takebackProposal?.toStateId === targetState);
  return proposer?.latestSync?.tableState?.takebackProposal?.id ?? 0;
}

export const acceptTakeback = (socket: TestSocket | undefined, id: number): Promise<AckBody> =>
  sendCommand(socket, { type: 'answer-takeback', id, agrees: true });

export const declineTakeback = (socket: TestSocket | undefined, id: number): Promise<AckBody> =>
  sendCommand(socket, { type: 'answer-takeback', id, agrees: false });

/** Proposes a takeback from seat 0, accepts it from all other seats, and waits until all sockets have received it. */
export async function performTakeback(table: TableSockets, targetState: number): Promise<void> {
  const stateId = (table.sockets[0]?.stateId ?? 0) + 1;
  const id = await proposeTakeback(table, targetState);
  for (const socket of table.sockets.slice(1)) {
    const ack = await acceptTakeback(socket, id);
    if (!ack.ok) throw new Error(JSON.stringify(ack));
  }
  await Promise.all(allSockets(table).map((socket) => socket.waitForState(stateId)));
}
