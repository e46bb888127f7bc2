/** All HTTP routes as data. A test compares the list with the router. */
import type { LimitName } from '../../admission/rate-limits';
import type { SchemaName } from './schemas';

/** `anybody`: optional. `person`: a seat's token or a browser's cookie. `browser`: only its cookie. */
type AuthLevel = 'anybody' | 'person' | 'browser' | 'host';

export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string; // as in the router: '/api/matches/:match'
  readonly summary: string;
  readonly auth: AuthLevel;
  readonly limit: LimitName | null; // null: no limit of its own
  readonly body?: SchemaName;
  readonly query?: SchemaName;
  readonly status: 200 | 201 | 202 | 204 | 302;
  /** A schema, or a description of an answer that has only a type (named by its type in packages/protocol). */
  readonly response?: SchemaName | { readonly description: string } | 'png';
  readonly notes?: string; // further reasons for a rejection or a missing route
}

type OperationOptions = Omit<Operation, 'method' | 'path' | 'summary' | 'auth' | 'limit' | 'status'>;

function operation(
  route: `${Uppercase<Operation['method']>} ${string}`,
  [auth, limit, status]: readonly [AuthLevel, LimitName | null, Operation['status']],
  summary: string,
  options: OperationOptions = {},
): Operation {
  const [method = '', path = ''] = route.split(' ');
  return {
    method: method.toLowerCase() as Operation['method'],
    path,
    summary,
    auth,
    limit,
    status,
    ...options,
  };
}

const describedResponse = (description: string): OperationOptions => ({ response: { description } });
const EMAIL_REQUIRED_NOTE = 'Only where the host sends e-mail; else `not-found`.';

export const OPERATIONS: readonly Operation[] = [
  operation(
    'GET /healthz',
    ['anybody', null, 200],
    'Whether the process answers at all.',
    describedResponse('{ ok: true }'),
  ),
  operation('GET /readyz', ['anybody', null, 200], 'Whether somebody new may be sent here.', {
    ...describedResponse('{ ready: true }'),
    notes: '503 with `{ ready: false, reason }` while it stops or its storage is out of reach.',
  }),
  operation(
    'GET /api/openapi.json',
    ['anybody', 'read', 200],
    'This document.',
    describedResponse('OpenAPI 3.1'),
  ),
  operation(
    'GET /api/record.schema.json',
    ['anybody', 'read', 200],
    'The form of a record, by itself.',
    describedResponse('JSON Schema, draft 2020-12'),
  ),

  operation(
    'POST /api/matches',
    ['anybody', 'create-table', 201],
    'Opens a table and takes its first seat.',
    {
      body: 'OpenTable',
      response: 'SeatClaim',
    },
  ),
  operation('GET /api/matches', ['anybody', 'read', 200], 'Lists tables, the newest first.', {
    query: 'ListQuery',
    response: 'MatchPage',
  }),
  operation('GET /api/matches/:match', ['anybody', 'read', 200], 'One table.', {
    response: 'MatchDetail',
    notes: '`not-watchable` where only those who play it see the game.',
  }),
  operation(
    'PATCH /api/matches/:match',
    ['host', 'table-write', 204],
    'Changes an open table. In a running game, only `botSpeed` may change.',
    {
      body: 'ChangeTable',
    },
  ),
  operation('POST /api/matches/:match/seats', ['anybody', 'table-write', 201], 'Takes a free seat.', {
    body: 'Join',
    response: 'SeatClaim',
    notes:
      '`seat-taken`, `table-full`, `already-seated`, `already-started`, `kicked`, `blocked-by-host`, `table-closed`.',
  }),
  operation(
    'DELETE /api/matches/:match/seats/:seat',
    ['person', 'table-write', 204],
    'Leaves a seat before the start. The host removes another player by name.',
    {
      query: 'ExpectedName',
      notes:
        'The host must give the name at the seat as name. If the seat has another owner by now: `stale`.',
    },
  ),
  operation(
    'PUT /api/matches/:match/seats/:seat/ready',
    ['person', 'table-write', 204],
    'Is ready for the start, or not.',
    {
      body: 'Ready',
    },
  ),
  operation(
    'PUT /api/matches/:match/seats/:seat/bot',
    ['host', 'table-write', 204],
    'Seats a bot of the server’s.',
    {
      body: 'PutBot',
    },
  ),
  operation(
    'DELETE /api/matches/:match/seats/:seat/bot',
    ['host', 'table-write', 204],
    'Takes a bot out before the start.',
  ),
  operation(
    'PUT /api/matches/:match/order',
    ['host', 'table-write', 204],
    'Puts the seats into another order.',
    {
      body: 'SeatOrder',
    },
  ),
  operation('PUT /api/matches/:match/host', ['host', 'table-write', 204], 'Hands the table over.', {
    body: 'TransferHost',
  }),
  operation(
    'PUT /api/matches/:match/seats/:seat/commitment',
    ['person', 'table-write', 204],
    'Adds a part to the deal, by its commitment, before the start.',
    { body: 'SetCommitment', notes: '`already-started`, `awaiting-reveals`.' },
  ),
  operation(
    'PUT /api/matches/:match/seats/:seat/reveal',
    ['person', 'table-write', 204],
    'Shows that part, once the table is started.',
    { body: 'Reveal', notes: '`not-allowed-now` before the start; the same once more changes nothing.' },
  ),
  operation(
    'POST /api/matches/:match/cancel-deal',
    ['person', 'table-write', 204],
    'Closes a table that waits for parts of its deal.',
    { notes: '`not-allowed-now` where it does not.' },
  ),
  operation('POST /api/matches/:match/start', ['host', 'table-write', 204], 'Begins the game.', {
    notes:
      '`not-ready` while a seat is free or somebody is not ready. Where seats add parts to the deal it begins once all of ' +
      'them are shown; until then whatever else is asked of the table is refused with `awaiting-reveals`.',
  }),
  operation(
    'POST /api/matches/:match/rematch',
    ['person', 'table-write', 201],
    'A seat at the next table of the same people.',
    {
      body: 'Rematch',
      response: 'RematchSeat',
      notes: '200, without a token, to who has a seat there already.',
    },
  ),
  operation(
    'GET /api/matches/:match/record',
    ['anybody', 'download', 200],
    'The whole record of a finished game.',
    {
      response: 'GameRecord',
      notes: '`not-finished` before the end: it holds every secret.',
    },
  ),
  operation(
    'GET /api/matches/:match/preview.png',
    ['anybody', 'preview-image', 200],
    'A picture of the table.',
    {
      response: 'png',
      notes: 'Only where the server has a painter; `unavailable` where it cannot paint just now.',
    },
  ),
  operation(
    'GET /api/matches/:match/notes',
    ['browser', 'read', 200],
    'One’s notes on a table and those at it.',
    describedResponse('TableNotes'),
  ),
  operation('PUT /api/matches/:match/note', ['browser', 'note', 200], 'Keeps a note on a table.', {
    body: 'TableNote',
    ...describedResponse('NoteResponse'),
  }),
  operation(
    'GET /api/matches/:match/webhook',
    ['host', 'read', 200],
    'Where messages of the table go.',
    describedResponse('TableWebhook'),
  ),
  operation(
    'PUT /api/matches/:match/webhook',
    ['host', 'notifications', 204],
    'Sends messages of the table there.',
    {
      body: 'Webhook',
    },
  ),
  operation('DELETE /api/matches/:match/webhook', ['host', 'notifications', 204], 'Sends them no more.'),
  operation('POST /api/matches/:match/webhook/test', ['host', 'notifications', 202], 'Sends one now.'),

  operation('GET /api/me', ['anybody', 'read', 200], 'Who asks, and their tables.', { response: 'Me' }),
  operation('PUT /api/me', ['browser', 'table-write', 204], 'Takes another name.', { body: 'Rename' }),
  operation('DELETE /api/me', ['browser', 'account-recovery', 204], 'Deletes all that is kept of who asks.'),
  operation(
    'GET /api/me/data',
    ['browser', 'download', 200],
    'All that is kept of who asks.',
    describedResponse('MyData'),
  ),
  operation(
    'GET /api/me/blocks-and-notes',
    ['browser', 'read', 200],
    'Whom one blocks and has notes on.',
    describedResponse('MyBlocksAndNotes'),
  ),
  operation('PUT /api/me/profile', ['browser', 'table-write', 204], 'Shows one’s page to others, or not.', {
    body: 'ProfileVisibility',
  }),
  operation('GET /api/me/devices', ['anybody', 'read', 200], 'One’s devices.', describedResponse('Devices')),
  operation(
    'DELETE /api/me/devices',
    ['browser', 'account-recovery', 204],
    'Signs all others out, and takes back seats’ tokens.',
  ),
  operation(
    'DELETE /api/me/devices/:device',
    ['browser', 'account-recovery', 204],
    'Signs another device out.',
  ),
  operation(
    'GET /api/me/notifications',
    ['anybody', 'read', 200],
    'How one is told that a table waits.',
    describedResponse('NotificationStatus'),
  ),
  operation(
    'PUT /api/me/notifications',
    ['browser', 'notifications', 204],
    'When one is not to be disturbed.',
    {
      body: 'NotificationSettings',
    },
  ),
  operation('POST /api/me/notifications/test', ['browser', 'notifications', 202], 'Sends a notice now.'),
  operation('PUT /api/me/push', ['browser', 'notifications', 204], 'Reaches this device by push.', {
    body: 'PushSubscription',
  }),
  operation('DELETE /api/me/push', ['browser', 'notifications', 204], 'Not any more.'),
  operation('PUT /api/me/email', ['browser', 'email', 202], 'Asks whether an address is one’s own.', {
    body: 'SetEmail',
    notes: EMAIL_REQUIRED_NOTE,
  }),
  operation('DELETE /api/me/email', ['browser', 'notifications', 204], 'Forgets the address.', {
    notes: EMAIL_REQUIRED_NOTE,
  }),
  operation(
    'PUT /api/me/email/reminders',
    ['browser', 'notifications', 204],
    'Whether one is reminded there.',
    {
      body: 'EmailReminders',
      notes: EMAIL_REQUIRED_NOTE,
    },
  ),
  operation(
    'POST /api/email/confirmations',
    ['anybody', 'account-recovery', 200],
    'Confirms an address by the key sent there.',
    {
      body: 'ConfirmEmail',
      ...describedResponse('EmailConfirmed'),
      notes: EMAIL_REQUIRED_NOTE,
    },
  ),
  operation('POST /api/email/sign-ins', ['anybody', 'email', 202], 'Sends a link for signing in.', {
    body: 'EmailSignIn',
    notes: EMAIL_REQUIRED_NOTE,
  }),
  operation(
    'POST /api/notifications/unsubscribe/:token',
    ['anybody', 'notifications', 204],
    'Ends the notices that carry this token.',
  ),
  operation(
    'GET /api/notifications/unsubscribe/:token',
    ['anybody', 'read', 302],
    'Leads to the page that asks first.',
    {
      notes: EMAIL_REQUIRED_NOTE,
    },
  ),

  operation(
    'POST /api/recovery',
    ['browser', 'account-recovery', 201],
    'A link for another device.',
    describedResponse('RecoveryLink'),
  ),
  operation(
    'POST /api/recovery/code',
    ['browser', 'account-recovery', 201],
    'A code to keep.',
    describedResponse('RecoveryCode'),
  ),
  operation(
    'POST /api/recovery/claims',
    ['anybody', 'account-recovery', 200],
    'Becomes a device of who made the link.',
    {
      body: 'Claim',
      ...describedResponse('Recovered'),
    },
  ),
  operation('POST /api/recovery/code/claims', ['anybody', 'account-recovery', 200], 'The same by a code.', {
    body: 'CodeClaim',
    ...describedResponse('Recovered'),
  }),

  operation(
    'GET /api/people/:person',
    ['anybody', 'read', 200],
    'Somebody’s page.',
    describedResponse('Profile'),
  ),
  operation('GET /api/people/:person/games', ['anybody', 'read', 200], 'The games that they finished.', {
    query: 'GamesQuery',
    ...describedResponse('GamesPage'),
  }),
  operation(
    'PUT /api/people/:person/block',
    ['browser', 'table-write', 204],
    'Hears nothing of them from now on.',
    {
      body: 'ExpectedName',
    },
  ),
  operation('DELETE /api/people/:person/block', ['browser', 'table-write', 204], 'Takes that back.'),
  operation('PUT /api/people/:person/note', ['browser', 'note', 200], 'Keeps a note on somebody.', {
    body: 'Note',
    ...describedResponse('NoteResponse'),
  }),
  operation('GET /api/leaderboard', ['anybody', 'read', 200], 'The best by rating.', {
    ...describedResponse('Leaderboard'),
    notes: 'Only where the host shows ratings; else `not-found`.',
  }),
];
