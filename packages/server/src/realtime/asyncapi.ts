/** The messages of the socket as an AsyncAPI 3 document, generated from the schemas of the messages. */
import * as wire from '@great-fire/protocol';
import { limitOf, type LimitName } from '../admission/rate-limits';
import { componentsIn, refTo, sentSchema, type Json } from '../http/openapi/json-schemas';
import type { AnswerName } from '../http/openapi/schemas';
import { CLIENT_MESSAGES, type ClientMessage } from './client-messages';

const DRAFT = 'draft-7'; // that of AsyncAPI

interface ServerMessage {
  readonly summary: string;
  readonly payload: AnswerName;
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
  signal: { summary: 'A player points at the map.', payload: 'SignalMessage', channels: ['table'] },
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
} as const satisfies Readonly<Record<keyof wire.ServerToClient, ServerMessage>>;

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
  const messages = {
    connect: {
      name: 'connect',
      title: 'Handshake',
      summary: 'The `auth` of the connection. A rejected one arrives as `connect_error` with an `Error`.',
      payload: sentSchema(wire.handshakeSchema, DRAFT),
    },
    ...Object.fromEntries(
      Object.entries(SERVER_MESSAGES).map(([name, { summary, payload }]) => [
        name,
        { name, title: name, summary, payload: refTo(payload) },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries<ClientMessage>(CLIENT_MESSAGES).flatMap(([name, message]) => [
        [requestKey(name), toRequest(name, message)],
        [answerKey(name), toAnswer(name, message)],
      ]),
    ),
  };
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'The Great Fire of London 1666, online: the socket',
      version: String(wire.PROTOCOL_VERSION),
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
      messages,
      schemas: componentsIn(messages, DRAFT),
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

const toRequest = (name: string, { summary, payload }: ClientMessage): Json => ({
  name,
  title: name,
  summary,
  payload: payload === null ? { type: 'null', description: 'No payload.' } : sentSchema(payload, DRAFT),
});

/** Returns the message of an acknowledgement: the answer with `ok`, or an error. */
function toAnswer(name: string, { answer }: ClientMessage): Json {
  const withOk = (schema: AnswerName, isOk: boolean): Json => ({
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
