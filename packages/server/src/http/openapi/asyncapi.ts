/** The messages of the socket as an AsyncAPI 3 document, generated from the schemas of the messages. */
import { PROTOCOL_VERSION, type ClientToServer, type ServerToClient } from '@great-fire/protocol';
import { limitOf, type LimitName } from '../../admission/rate-limits';
import { buildJsonSchemas, refTo, type Json } from './json-schemas';
import { SOCKET_SCHEMAS, type SocketAnswerName, type SocketRequestName } from './schemas';

interface ClientMessage {
  readonly summary: string;
  readonly payload: SocketRequestName | null; // null: the message has none
  readonly answer: SocketAnswerName; // if the message is accepted
  readonly limit?: LimitName; // that it counts as; default: its own
}

/** The messages of a client. The server answers each through socket.io's acknowledgement. */
export const CLIENT_MESSAGES = {
  move: { summary: 'Makes a move.', payload: 'Move', answer: 'StoredMove' },
  sync: { summary: 'Asks for the whole table.', payload: null, answer: 'SyncAnswer' },
  'legal-actions': {
    summary: 'Asks for the legal choices of the own seat.',
    payload: null,
    answer: 'LegalActions',
  },
  'table-command': {
    summary: 'Pauses, votes, takes back, leaves or returns.',
    payload: 'TableCommand',
    answer: 'Done',
  },
  history: { summary: 'Asks for earlier log entries.', payload: 'HistoryRequest', answer: 'HistoryPage' },
  'historic-views': {
    summary: 'Asks for views of earlier states.',
    payload: 'HistoricViewsRequest',
    answer: 'HistoricViewsAnswer',
  },
  chat: { summary: 'Writes a chat line.', payload: 'ChatMessage', answer: 'SentLine' },
  'chat-history': {
    summary: 'Asks for earlier chat lines.',
    payload: 'ChatHistoryRequest',
    answer: 'ChatPage',
    limit: 'history',
  },
  moderate: {
    summary: 'Mutes, blocks or reports a writer, or removes a line.',
    payload: 'Moderation',
    answer: 'ModerationAnswer',
    limit: 'table-command',
  },
  visibility: { summary: 'Tells whether the page is hidden.', payload: 'Visibility', answer: 'Done' },
  signal: {
    summary: 'Points at a district of the map, or draws an arrow. Not stored.',
    payload: 'Signal',
    answer: 'Done',
  },
  'lead-replay': {
    summary: 'Leads the replay of an ended game, or hands the lead over, also to a seat. Not stored.',
    payload: 'LeadReplay',
    answer: 'Lead',
  },
  'server-time': { summary: 'Asks for the time of the server.', payload: null, answer: 'ServerTime' },
} as const satisfies Readonly<Record<keyof ClientToServer, ClientMessage>>;

interface ServerMessage {
  readonly summary: string;
  readonly payload: SocketAnswerName;
  readonly channels: readonly ChannelName[];
}
type ChannelName = 'table' | 'lobby';

export const SERVER_MESSAGES = {
  sync: {
    summary: 'The whole table: on connecting, and when it changes other than by a move.',
    payload: 'Sync',
    channels: ['table'],
  },
  update: { summary: 'A stored move.', payload: 'Update', channels: ['table'] },
  delta: {
    summary: 'A stored move, if the handshake asked for deltas.',
    payload: 'DeltaUpdate',
    channels: ['table'],
  },
  presence: { summary: 'Who is connected to the table.', payload: 'Presence', channels: ['table'] },
  signal: { summary: 'A player points at the map.', payload: 'PlayerSignal', channels: ['table'] },
  'led-replay': {
    summary: 'The position of a led replay: on entering if somebody led, and on every change.',
    payload: 'LedReplay',
    channels: ['table'],
  },
  chat: { summary: 'A new or changed chat line.', payload: 'ChatLine', channels: ['table'] },
  lobby: { summary: 'A listed table changed.', payload: 'LobbyUpdate', channels: ['lobby'] },
  'group-tables': {
    summary: 'A table of a group of the signed-in person was opened or has changed.',
    payload: 'GroupTablesChange',
    channels: ['lobby'],
  },
  'service-status': {
    summary: 'The server lost or regained its storage.',
    payload: 'ServiceStatus',
    channels: ['table', 'lobby'],
  },
  maintenance: {
    summary: 'When the server stops for maintenance: on connecting if it is announced, and on every change.',
    payload: 'Maintenance',
    channels: ['table', 'lobby'],
  },
  reconnect: {
    summary: 'This server stops: connect again.',
    payload: 'ReconnectHint',
    channels: ['table', 'lobby'],
  },
} as const satisfies Readonly<Record<keyof ServerToClient, ServerMessage>>;

const CHANNELS: Readonly<Record<ChannelName, { readonly title: string; readonly description: string }>> = {
  table: { title: 'A table', description: 'A socket whose handshake names a `match`.' },
  lobby: { title: 'The lobby', description: 'A socket whose handshake names no `match`.' },
};

const clientMessagesOf = (channel: ChannelName): readonly (readonly [string, ClientMessage])[] =>
  Object.entries(CLIENT_MESSAGES).filter(([name]) => channel === 'table' || name === 'server-time');

const serverMessagesOf = (channel: ChannelName): readonly (readonly [string, ServerMessage])[] =>
  Object.entries<ServerMessage>(SERVER_MESSAGES).filter(([, { channels }]) => channels.includes(channel));

/** Returns the document for a server with this base path ('' or '/fire'). */
export function asyncapiDocument(basePath: string): Json {
  const names = Object.keys(CHANNELS) as readonly ChannelName[];
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'The Great Fire of London 1666, online: the socket',
      version: String(PROTOCOL_VERSION),
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      tags: [{ name: 'game', description: 'A game at a table, and the list of tables.' }],
      description:
        'Messages over socket.io 4 (Engine.io protocol 4, Socket.io protocol 5), by WebSocket alone. docs/bot-api.md ' +
        'explains them. A message of the client is answered by an acknowledgement.',
    },
    defaultContentType: 'application/json',
    servers: {
      game: {
        host: '{host}',
        pathname: `${basePath}/socket.io/`,
        protocol: 'wss',
        description: 'This server; `ws` without https.',
        variables: { host: { default: 'localhost:8000', description: 'The host and port of the server.' } },
      },
    },
    channels: Object.fromEntries(names.map((name) => [name, toChannel(name)])),
    operations: Object.fromEntries(names.flatMap(toOperations)),
    components: {
      messages: {
        connect: {
          name: 'connect',
          title: 'Handshake',
          summary: 'The `auth` of the connection. A rejected one arrives as `connect_error` with an `Error`.',
          payload: refTo('Handshake'),
        },
        ...Object.fromEntries(
          Object.entries(SERVER_MESSAGES).map(([name, message]) => [name, toMessage(name, message)]),
        ),
        ...Object.fromEntries(
          Object.entries<ClientMessage>(CLIENT_MESSAGES).flatMap(([name, message]) => [
            [requestKey(name), toMessage(name, message)],
            [answerKey(name), toAnswer(name, message)],
          ]),
        ),
      },
      schemas: buildJsonSchemas(SOCKET_SCHEMAS, 'draft-7'), // that of AsyncAPI
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

const SECURITY_SCHEMES = {
  seatToken: {
    type: 'apiKey',
    in: 'user',
    description: 'The `token` of the handshake, as `SeatClaim` brought it.',
  },
  sessionCookie: {
    type: 'httpApiKey',
    name: 'session',
    in: 'cookie',
    description: 'Of a browser. On https at the root of a host its name is `__Host-session`.',
  },
} as const;
// A socket may also have none: it is a spectator then.
const SECURITY = Object.keys(SECURITY_SCHEMES).map((name) => ({
  $ref: `#/components/securitySchemes/${name}`,
}));

const requestKey = (name: string): string => `${name}-request`; // `sync` and `chat` are messages of the server, too
const answerKey = (name: string): string => `${name}-answer`;

function toChannel(name: ChannelName): Json {
  const keys = [
    'connect',
    ...serverMessagesOf(name).map(([key]) => key),
    ...clientMessagesOf(name).flatMap(([key]) => [requestKey(key), answerKey(key)]),
  ];
  return {
    address: '/',
    ...CHANNELS[name],
    messages: Object.fromEntries(keys.map((key) => [key, { $ref: `#/components/messages/${key}` }])),
  };
}

function toOperations(channel: ChannelName): readonly (readonly [string, Json])[] {
  const channelRef = { $ref: `#/channels/${channel}` };
  const messageRef = (key: string) => ({ $ref: `#/channels/${channel}/messages/${key}` });
  const operation = (
    action: 'receive' | 'send',
    key: string,
    summary: string,
    description = summary,
  ): Json => ({
    action,
    channel: channelRef,
    security: SECURITY,
    summary,
    description,
    messages: [messageRef(key)],
  });
  return [
    [
      `${channel}-connect`,
      operation(
        'receive',
        'connect',
        'Connects.',
        'A wrong `protocol` is rejected with `protocol-mismatch`.',
      ),
    ],
    ...clientMessagesOf(channel).map(
      ([name, { summary, limit }]) =>
        [
          `${channel}-${name}-request`,
          {
            ...operation('receive', requestKey(name), summary, describeLimit(limit ?? (name as LimitName))),
            reply: { channel: channelRef, messages: [messageRef(answerKey(name))] },
          },
        ] as const,
    ),
    ...serverMessagesOf(channel).map(
      ([name, { summary }]) => [`${channel}-${name}`, operation('send', name, summary)] as const,
    ),
  ];
}

function describeLimit(name: LimitName): string {
  const { points, seconds } = limitOf(name);
  return `At most ${String(points)} in ${String(seconds)} s, together with all other messages that count as \`${name}\`.`;
}

const toMessage = (
  name: string,
  { summary, payload }: { readonly summary: string; readonly payload: string | null },
): Json => ({
  name,
  title: name,
  summary,
  payload: payload === null ? { type: 'null', description: 'No payload.' } : refTo(payload),
});

/** Returns the message of an acknowledgement: the answer with `ok`, or an error. */
function toAnswer(name: string, { answer }: ClientMessage): Json {
  const withOk = (schema: string, isOk: boolean): Json => ({
    type: 'object',
    required: ['ok'],
    properties: { ok: { const: isOk } },
    allOf: [refTo(schema)],
  });
  return {
    name: answerKey(name),
    title: `The answer to ${name}`,
    summary: 'The acknowledgement of the message.',
    payload: { oneOf: [withOk(answer, true), withOk('Error', false)] },
  };
}
