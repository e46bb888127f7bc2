import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_VERSION, type ProposalKind } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import {
  TestClient,
  createTestTable,
  playMoves,
  startTestServer,
  withServer,
  type TestSocket,
} from '../../testing';
import { findProposal } from '../../testing/table-commands';
import { checkerOf } from '../../testing/documented-schemas';
import { announceMaintenance } from '../maintenance/maintenance-notice';
import { CLIENT_MESSAGES } from './client-messages';
import { SERVER_MESSAGES, asyncapiDocument } from './asyncapi';

const findErrors = checkerOf(asyncapiDocument(''), 'draft-7');
const BOT_API_PAGE = readFileSync(join(__dirname, '../../../../docs/bot-api.md'), 'utf8');

/** Compares what sockets receive with the document. */
class SocketRecorder {
  readonly received = new Set<string>(); // names of messages of the server
  readonly answered = new Set<string>(); // names of accepted messages of a client
  readonly errors: string[] = [];

  watch(socket: TestSocket): void {
    socket.socket.onAny((event: string, ...payload: readonly unknown[]) => {
      this.received.add(event);
      const message = SERVER_MESSAGES[event as keyof typeof SERVER_MESSAGES] as
        (typeof SERVER_MESSAGES)[keyof typeof SERVER_MESSAGES] | undefined;
      if (message === undefined || payload.length !== 1)
        return void this.errors.push(`${event} with ${String(payload.length)} values`);
      this.errors.push(...findErrors(message.payload, payload[0]).map((error) => `${event}: ${error}`));
    });
  }

  async send(socket: TestSocket, event: keyof typeof CLIENT_MESSAGES, payload?: object) {
    const ack = await socket.emitWithAck(event, ...(payload === undefined ? [] : [payload]));
    const { ok, ...answer } = ack;
    const { answer: name } = CLIENT_MESSAGES[event];
    if (ok) this.answered.add(event);
    this.errors.push(...findErrors(ok ? name : 'Error', answer).map((error) => `${event}: ${error}`));
    return ack;
  }
}

test('every message and answer of the socket has the documented fields', async () => {
  const server = await startTestServer();
  const { url } = server;
  const recorder = new SocketRecorder();
  const lobby = new TestClient(url).connect();
  recorder.watch(lobby);
  await lobby.waitForConnection();
  const member = new TestClient(url);
  const { body: group } = await member.request<{ readonly id: string }>('POST', '/api/groups', {
    groupName: 'Tuesdays',
    name: 'Eve',
  });
  const groupPage = member.connect();
  recorder.watch(groupPage);
  await groupPage.waitForConnection();
  const tableOfGroup = groupPage.waitForEvent('group-tables');
  await member.openTable({ group: group.id });
  await tableOfGroup;
  groupPage.close();
  const table = await createTestTable(url, {
    options: { hiddenColours: true, moreDestruction: true, cones: 65 },
  });
  const { matchId } = table;
  const [ann, ben] = table.sockets;
  if (ann === undefined || ben === undefined) throw new Error('No players');
  const fullUpdates = new TestClient(url).connect({
    auth: { protocol: PROTOCOL_VERSION, match: matchId, token: table.tokens[0] },
  });
  for (const socket of [...table.sockets, table.spectator.socket, fullUpdates]) recorder.watch(socket);
  await fullUpdates.waitForSync();

  await recorder.send(lobby, 'server-time');
  await recorder.send(ann, 'sync');
  await recorder.send(ann, 'visibility', { hidden: false });
  await recorder.send(table.spectator.socket, 'legal-actions'); // an error
  await recorder.send(ann, 'move', { id: 'too-short' }); // another
  const said = await recorder.send(ann, 'chat', { text: 'Well met, @Ben' });
  await recorder.send(ben, 'chat', { phrase: 'greeting' });
  await recorder.send(ben, 'moderate', { type: 'report', lineId: said.line?.id ?? '' });
  await recorder.send(ben, 'moderate', { type: 'mute', lineId: said.line?.id ?? '' });
  await recorder.send(ben, 'moderate', { type: 'list-muted' });
  await recorder.send(ben, 'chat-history', { limit: 10 });
  await recorder.send(ann, 'signal', { district: 'dowgate', from: 'pudding-lane' });
  const agreeOn = async (proposal: {
    readonly kind: ProposalKind;
    readonly toStateId?: number;
  }): Promise<void> => {
    await recorder.send(ann, 'table-command', { type: 'propose', ...proposal });
    const { sync } = await recorder.send(ann, 'sync');
    const id = findProposal(sync?.tableState, proposal.kind)?.id;
    for (const socket of table.sockets.slice(1))
      await recorder.send(socket, 'table-command', { type: 'respond', id, agrees: true });
  };
  await agreeOn({ kind: 'pause' });
  expect(await recorder.send(ann, 'table-command', { type: 'resume' })).toEqual({ ok: true });

  for (let count = 0; count < 40; count += 1) {
    for (const socket of table.sockets) await recorder.send(socket, 'legal-actions');
    if ((await playMoves(table, `contract ${String(count)}`, 5)) === 0) break;
    if (count === 2) {
      const { stateId } = ann;
      await agreeOn({ kind: 'takeback', toStateId: stateId - 2 });
      await waitFor('the takeback', () => table.sockets.every((socket) => socket.stateId > stateId));
    }
  }
  await playMoves(table, 'contract');
  await recorder.send(ann, 'sync');
  await recorder.send(ann, 'history', { before: ann.stateId + 1, beforeTableEvent: 1000, limit: 200 });
  await recorder.send(ann, 'historic-views', { from: 0, to: 20 });
  await recorder.send(table.spectator.socket, 'historic-views', {
    from: 0,
    to: 20,
    perspective: 'all-seats',
  });
  const position = { move: 3, perspective: 'all-seats', mark: 'temple' };
  await recorder.send(ann, 'lead-replay', { position });
  await recorder.send(ben, 'lead-replay', { position }); // an error
  await recorder.send(ann, 'lead-replay', { position: null, to: 1 });
  table.spectator.socket.close();
  const told = lobby.waitForEvent('maintenance');
  await announceMaintenance(server.storage.settings, Date.now() + 3_600_000);
  await server.checkMaintenance();
  await told;
  const stopped = server.stop();
  await ann.waitForDisconnect();
  await stopped;
  for (const socket of [...table.sockets, fullUpdates, lobby]) socket.close();

  expect(recorder.errors).toEqual([]);
  // A server without an outage sends no `service-status`; the test below sends it.
  const expected = Object.keys(SERVER_MESSAGES).filter((name) => name !== 'service-status');
  expect(expected.filter((name) => !recorder.received.has(name))).toEqual([]);
  const unanswered = Object.keys(CLIENT_MESSAGES).filter((name) => !recorder.answered.has(name));
  expect(unanswered).toEqual(['move']); // `playMoves` sends it without the recorder
});

test(
  'a move is answered as documented, and a rejected handshake has an error',
  withServer(async ({ url }) => {
    const table = await createTestTable(url);
    const active = table.sockets.find(({ latestSync }) => {
      const view = latestSync?.frame?.view;
      return view !== undefined && view.turn.seat === view.viewer;
    });
    const legal = await active?.emitWithAck('legal-actions');
    const [action] = legal?.actions ?? [];
    if (active === undefined || action === undefined) throw new Error('No action');
    const { ok, ...answer } = await active.move(action);
    expect(ok).toBe(true);
    expect(findErrors('StoredMove', answer)).toEqual([]);
    const old = new TestClient(url).connect({ auth: { protocol: 0 } });
    expect(findErrors('Error', await old.waitForRejection())).toEqual([]);
    old.close();
    table.close();
  }),
);

test('a checker finds missing, wrong and undocumented fields', () => {
  const documented = /<!-- example: legal-actions -->\n\n```json\n([^`]*)```/.exec(BOT_API_PAGE)?.[1];
  const { ok, ...legal } = JSON.parse(documented ?? 'null') as Readonly<Record<string, unknown>>;
  expect(ok).toBe(true);
  expect(findErrors('LegalActions', legal)).toEqual([]);
  expect(findErrors('LegalActions', { ...legal, intensify: { count: 3 } })).not.toEqual([]);
  expect(findErrors('LegalActions', { ...legal, stateId: '26' })).not.toEqual([]);
  expect(findErrors('LegalActions', { ...legal, seed: 1 })).not.toEqual([]);
  expect(findErrors('ServiceStatus', { isUp: false })).toEqual([]);
});
