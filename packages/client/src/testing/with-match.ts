/** A page's connection to a match on a real server, for tests of what it sends and shows. */
import { reachableDistricts, type Action } from '@great-fire/game';
import { MatchClient } from '../live/match-client';
import type { MatchSnapshot } from '../live/snapshot';
import { type InitialTable, type TableServer, startTableServer } from './table-server';
import { waitForSnapshot } from './wait-for-snapshot';

/** The page shows the game, and the server answers. */
export const isLive = ({ connection, view }: MatchSnapshot): boolean =>
  connection === 'connected' && view !== null;

export const connectMatch = (server: TableServer): MatchClient =>
  new MatchClient({ match: server.match, url: server.url });

export interface MatchTest {
  readonly client: MatchClient;
  readonly server: TableServer;
  readonly close: () => void; // leaves the page of the match
}

/** Runs a test with a server and a page that shows its game. */
export async function withMatch(
  run: (test: MatchTest) => Promise<void>,
  initial?: InitialTable,
): Promise<void> {
  const server = await startTableServer(initial);
  const client = connectMatch(server);
  const close = client.subscribe(() => undefined);
  try {
    await waitForSnapshot(client, isLive);
    await run({ client, server, close });
  } finally {
    close();
    await server.stop();
  }
}

/** A step of the pawn of the seat on turn. */
export function legalMove(client: MatchClient): Action {
  const { view } = client.getSnapshot();
  const from = view?.seats[view.turn.seat]?.pawn ?? null;
  if (view === null || from === null) throw new Error('The pawn is not on the board');
  const [step] = reachableDistricts(view, 'pawn', from, 1);
  if (step === undefined) throw new Error('The pawn cannot move');
  return { type: 'move-pawn', to: step.to };
}

/** Resolves once the page has handled all that the server has sent so far. */
export async function receiveAll({ client, server }: Pick<MatchTest, 'client' | 'server'>): Promise<void> {
  const spectators = client.getSnapshot().presence.spectators + 1;
  server.send('presence', { connected: [], spectators });
  await waitForSnapshot(client, ({ presence }) => presence.spectators === spectators);
}

/** Resolves once the server has handled all that the page has sent so far. */
export async function sendAll({ client, server }: Pick<MatchTest, 'client' | 'server'>): Promise<void> {
  const count = server.received.filter(({ event }) => event === 'visibility').length;
  client.reportVisibility(false);
  await server.waitForMessage('visibility', count + 1);
}
