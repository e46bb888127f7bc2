/**
 * Sends table commands of players (takebacks, pauses, votes), and waits until all sockets have received the result.
 */
import type { Proposal, ProposalKind, Sync, TableCommand, TableState } from '@great-fire/protocol';
import type { TestClient } from './test-client';
import type { TestTable } from './test-table';
import { type AckBody, TestSocket } from './test-socket';

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

type ProposalOf<K extends ProposalKind> = Extract<Proposal, { readonly kind: K }>;

/** Returns the open proposal of a kind, or null. */
export const findProposal = <K extends ProposalKind>(
  tableState: TableState | null | undefined,
  kind: K,
): ProposalOf<K> | null =>
  tableState?.proposals.find((proposal): proposal is ProposalOf<K> => proposal.kind === kind) ?? null;

/** Resolves to the id of a proposal after `since`, once all sockets have received it. */
export async function waitForProposal(table: TableSockets, kind: ProposalKind, since = 0): Promise<number> {
  const idIn = ({ tableState }: Sync): number => findProposal(tableState, kind)?.id ?? 0;
  await waitForAll(table, (sync) => idIn(sync) > since);
  const sync = table.sockets[0]?.latestSync ?? null;
  return sync === null ? 0 : idIn(sync);
}

/** Proposes a takeback to a state from seat 0. Resolves to the proposal's id once all sockets have received it. */
export async function proposeTakeback(table: TableSockets, targetState: number): Promise<number> {
  const [proposer] = table.sockets;
  const ack = await sendCommand(proposer, { type: 'propose', kind: 'takeback', toStateId: targetState });
  if (!ack.ok) throw new Error(JSON.stringify(ack));
  return waitForProposal(table, 'takeback');
}

export const acceptProposal = (socket: TestSocket | undefined, id: number): Promise<AckBody> =>
  sendCommand(socket, { type: 'respond', id, agrees: true });

export const declineProposal = (socket: TestSocket | undefined, id: number): Promise<AckBody> =>
  sendCommand(socket, { type: 'respond', id, agrees: false });

/** Proposes a takeback from seat 0, accepts it from all other seats, and waits until all sockets have received it. */
export async function performTakeback(table: TableSockets, targetState: number): Promise<void> {
  const stateId = (table.sockets[0]?.stateId ?? 0) + 1;
  const id = await proposeTakeback(table, targetState);
  for (const socket of table.sockets.slice(1)) {
    const ack = await acceptProposal(socket, id);
    if (!ack.ok) throw new Error(JSON.stringify(ack));
  }
  await Promise.all(allSockets(table).map((socket) => socket.waitForState(stateId)));
}
