/**
 * All HTTP routes as data. The server authenticates and limits each request as its route says here. A test compares the
 * list with the router.
 */
import type { LimitName } from '../../admission/rate-limits';
import type { SchemaName } from './schemas';

/** `anybody`: optional. `person`: a seat's token or a browser's cookie. `browser`: only its cookie. */
type AuthLevel = 'anybody' | 'person' | 'browser' | 'host';

interface Access<Auth extends AuthLevel, Limit extends LimitName | null> {
  readonly auth: Auth;
  readonly limit: Limit; // null: no limit of its own
  readonly status: 200 | 201 | 202 | 204 | 302; // of an answer without an error
}

interface Description {
  readonly summary: string;
  readonly body?: SchemaName;
  readonly query?: SchemaName;
  /** A schema, or a description of an answer that has only a type (named by its type in packages/protocol). */
  readonly response?: SchemaName | { readonly description: string } | 'png';
  readonly notes?: string; // further reasons for a rejection or a missing route
}

export interface Operation extends Access<AuthLevel, LimitName | null>, Description {
  readonly method: string; // 'put'
  readonly path: string; // as in the router: '/api/matches/:match'
}

type OperationOptions = Omit<Description, 'summary'>;

const operation = <Auth extends AuthLevel, Limit extends LimitName | null>(
  [auth, limit, status]: readonly [Auth, Limit, Operation['status']],
  summary: string,
  options: OperationOptions = {},
): Access<Auth, Limit> & Description => ({ auth, limit, status, summary, ...options });

const describedResponse = (description: string): OperationOptions => ({ response: { description } });
const EMAIL_REQUIRED_NOTE = 'Only where the host sends e-mail; else `not-found`.';

export const ROUTES = {
  'GET /healthz': operation(
    ['anybody', null, 200],
    'Whether the process answers at all.',
    describedResponse('{ ok: true }'),
  ),
  'GET /readyz': operation(['anybody', null, 200], 'Whether somebody new may be sent here.', {
    ...describedResponse('{ ready: true }'),
    notes: '503 with `{ ready: false, reason }` while it stops or its storage is out of reach.',
  }),
  'GET /api/openapi.json': operation(
    ['anybody', 'read', 200],
    'This document.',
    describedResponse('OpenAPI 3.1'),
  ),
  'GET /api/record.schema.json': operation(
    ['anybody', 'read', 200],
    'The form of a record, by itself.',
    describedResponse('JSON Schema, draft 2020-12'),
  ),

  'POST /api/matches': operation(
    ['anybody', 'create-table', 201],
    'Opens a table and takes its first seat.',
    {
      body: 'OpenTable',
      response: 'SeatClaim',
    },
  ),
  'GET /api/matches': operation(['anybody', 'read', 200], 'Lists tables, the newest first.', {
    query: 'ListQuery',
    response: 'MatchPage',
  }),
  'GET /api/matches/:match': operation(['anybody', 'read', 200], 'One table.', {
    response: 'MatchDetail',
    notes: '`not-watchable` where only those who play it see the game.',
  }),
  'PATCH /api/matches/:match': operation(
    ['host', 'table-write', 204],
    'Changes an open table. In a running game, only `botSpeed` may change.',
    {
      body: 'ChangeTable',
    },
  ),
  'POST /api/matches/:match/seats': operation(['anybody', 'table-write', 201], 'Takes a free seat.', {
    body: 'Join',
    response: 'SeatClaim',
    notes:
      '`seat-taken`, `table-full`, `already-seated`, `already-started`, `kicked`, `blocked-by-host`, `table-closed`.',
  }),
  'DELETE /api/matches/:match/seats/:seat': operation(
    ['person', 'table-write', 204],
    'Leaves a seat before the start. The host removes another player by name.',
    {
      query: 'ExpectedName',
      notes:
        'The host must give the name at the seat as name. If the seat has another owner by now: `stale`.',
    },
  ),
  'PUT /api/matches/:match/seats/:seat/ready': operation(
    ['person', 'table-write', 204],
    'Is ready for the start, or not.',
    {
      body: 'Ready',
    },
  ),
  'PUT /api/matches/:match/seats/:seat/bot': operation(
    ['host', 'table-write', 204],
    'Seats a bot of the server’s.',
    {
      body: 'PutBot',
    },
  ),
  'DELETE /api/matches/:match/seats/:seat/bot': operation(
    ['host', 'table-write', 204],
    'Takes a bot out before the start.',
  ),
  'PUT /api/matches/:match/order': operation(
    ['host', 'table-write', 204],
    'Puts the seats into another order.',
    {
      body: 'SeatOrder',
    },
  ),
  'PUT /api/matches/:match/host': operation(['host', 'table-write', 204], 'Hands the table over.', {
    body: 'TransferHost',
  }),
  'PUT /api/matches/:match/seats/:seat/commitment': operation(
    ['person', 'table-write', 204],
    'Adds a part to the deal, by its commitment, before the start.',
    { body: 'SetCommitment', notes: '`already-started`, `awaiting-reveals`.' },
  ),
  'PUT /api/matches/:match/seats/:seat/reveal': operation(
    ['person', 'table-write', 204],
    'Shows that part, once the table is started.',
    { body: 'Reveal', notes: '`not-allowed-now` before the start; the same once more changes nothing.' },
  ),
  'POST /api/matches/:match/cancel-deal': operation(
    ['person', 'table-write', 204],
    'Closes a table that waits for parts of its deal.',
    { notes: '`not-allowed-now` where it does not.' },
  ),
  'POST /api/matches/:match/start': operation(['host', 'table-write', 204], 'Begins the game.', {
    notes:
      '`not-ready` while a seat is free or somebody is not ready. Where seats add parts to the deal it begins once all of ' +
      'them are shown; until then whatever else is asked of the table is refused with `awaiting-reveals`.',
  }),
  'POST /api/matches/:match/rematch': operation(
    ['person', 'table-write', 201],
    'A seat at the next table of the same people.',
    {
      body: 'Rematch',
      response: 'RematchSeat',
      notes: '200, without a token, to who has a seat there already.',
    },
  ),
  'GET /api/matches/:match/record': operation(
    ['anybody', 'download', 200],
    'The whole record of a finished game.',
    {
      response: 'GameRecord',
      notes: '`not-finished` before the end: it holds every secret.',
    },
  ),
  'GET /api/matches/:match/preview.png': operation(
    ['anybody', 'preview-image', 200],
    'A picture of the table.',
    {
      response: 'png',
      notes: 'Only where the server has a painter; `unavailable` where it cannot paint just now.',
    },
  ),
  'GET /api/matches/:match/notes': operation(
    ['browser', 'read', 200],
    'One’s notes on a table and those at it.',
    describedResponse('TableNotes'),
  ),
  'PUT /api/matches/:match/note': operation(['browser', 'note', 200], 'Keeps a note on a table.', {
    body: 'TableNote',
    ...describedResponse('NoteResponse'),
  }),
  'GET /api/matches/:match/webhook': operation(
    ['host', 'read', 200],
    'Where messages of the table go.',
    describedResponse('TableWebhook'),
  ),
  'PUT /api/matches/:match/webhook': operation(
    ['host', 'notifications', 204],
    'Sends messages of the table there.',
    {
      body: 'Webhook',
    },
  ),
  'DELETE /api/matches/:match/webhook': operation(['host', 'notifications', 204], 'Sends them no more.'),
  'POST /api/matches/:match/webhook/test': operation(['host', 'notifications', 202], 'Sends one now.'),

  'GET /api/me': operation(['anybody', 'read', 200], 'Who asks, and their tables.', { response: 'Me' }),
  'PUT /api/me': operation(['browser', 'table-write', 204], 'Takes another name.', { body: 'Rename' }),
  'DELETE /api/me': operation(['browser', 'account-recovery', 204], 'Deletes all that is kept of who asks.'),
  'GET /api/me/data': operation(
    ['browser', 'download', 200],
    'All that is kept of who asks.',
    describedResponse('MyData'),
  ),
  'GET /api/me/blocks-and-notes': operation(
    ['browser', 'read', 200],
    'Whom one blocks and has notes on.',
    describedResponse('MyBlocksAndNotes'),
  ),
  'PUT /api/me/profile': operation(['browser', 'table-write', 204], 'Shows one’s page to others, or not.', {
    body: 'ProfileVisibility',
  }),
  'GET /api/me/devices': operation(['anybody', 'read', 200], 'One’s devices.', describedResponse('Devices')),
  'DELETE /api/me/devices': operation(
    ['browser', 'account-recovery', 204],
    'Signs all others out, and takes back seats’ tokens.',
  ),
  'DELETE /api/me/devices/:device': operation(
    ['browser', 'account-recovery', 204],
    'Signs another device out.',
  ),
  'GET /api/me/notifications': operation(
    ['anybody', 'read', 200],
    'How one is told that a table waits.',
    describedResponse('NotificationStatus'),
  ),
  'PUT /api/me/notifications': operation(
    ['browser', 'notifications', 204],
    'When one is not to be disturbed.',
    {
      body: 'NotificationSettings',
    },
  ),
  'POST /api/me/notifications/test': operation(['browser', 'notifications', 202], 'Sends a notice now.'),
  'PUT /api/me/push': operation(['browser', 'notifications', 204], 'Reaches this device by push.', {
    body: 'PushSubscription',
  }),
  'DELETE /api/me/push': operation(['browser', 'notifications', 204], 'Not any more.'),
  'PUT /api/me/email': operation(['browser', 'email', 202], 'Asks whether an address is one’s own.', {
    body: 'SetEmail',
    notes: EMAIL_REQUIRED_NOTE,
  }),
  'DELETE /api/me/email': operation(['browser', 'notifications', 204], 'Forgets the address.', {
    notes: EMAIL_REQUIRED_NOTE,
  }),
  'PUT /api/me/email/reminders': operation(
    ['browser', 'notifications', 204],
    'Whether one is reminded there.',
    {
      body: 'EmailReminders',
      notes: EMAIL_REQUIRED_NOTE,
    },
  ),
  'POST /api/email/confirmations': operation(
    ['anybody', 'account-recovery', 200],
    'Confirms an address by the key sent there.',
    {
      body: 'ConfirmEmail',
      ...describedResponse('EmailConfirmed'),
      notes: EMAIL_REQUIRED_NOTE,
    },
  ),
  'POST /api/email/sign-ins': operation(['anybody', 'email', 202], 'Sends a link for signing in.', {
    body: 'EmailSignIn',
    notes: EMAIL_REQUIRED_NOTE,
  }),
  'POST /api/notifications/unsubscribe/:token': operation(
    ['anybody', 'notifications', 204],
    'Ends the notices that carry this token.',
  ),
  'GET /api/notifications/unsubscribe/:token': operation(
    ['anybody', 'read', 302],
    'Leads to the page that asks first.',
    {
      notes: EMAIL_REQUIRED_NOTE,
    },
  ),

  'POST /api/recovery': operation(
    ['browser', 'account-recovery', 201],
    'A link for another device.',
    describedResponse('RecoveryLink'),
  ),
  'POST /api/recovery/code': operation(
    ['browser', 'account-recovery', 201],
    'A code to keep.',
    describedResponse('RecoveryCode'),
  ),
  'POST /api/recovery/claims': operation(
    ['anybody', 'account-recovery', 200],
    'Becomes a device of who made the link.',
    {
      body: 'Claim',
      ...describedResponse('Recovered'),
    },
  ),
  'POST /api/recovery/code/claims': operation(['anybody', 'account-recovery', 200], 'The same by a code.', {
    body: 'CodeClaim',
    ...describedResponse('Recovered'),
  }),

  'GET /api/people/:person': operation(
    ['anybody', 'read', 200],
    'Somebody’s page.',
    describedResponse('Profile'),
  ),
  'GET /api/people/:person/games': operation(['anybody', 'read', 200], 'The games that they finished.', {
    query: 'GamesQuery',
    ...describedResponse('GamesPage'),
  }),
  'PUT /api/people/:person/block': operation(
    ['browser', 'table-write', 204],
    'Hears nothing of them from now on.',
    {
      body: 'ExpectedName',
    },
  ),
  'DELETE /api/people/:person/block': operation(['browser', 'table-write', 204], 'Takes that back.'),
  'PUT /api/people/:person/note': operation(['browser', 'note', 200], 'Keeps a note on somebody.', {
    body: 'Note',
    ...describedResponse('NoteResponse'),
  }),
  'GET /api/leaderboard': operation(['anybody', 'read', 200], 'The best by rating.', {
    ...describedResponse('Leaderboard'),
    notes: 'Only where the host shows ratings; else `not-found`.',
  }),
} as const;

/** The routes as a list. */
export const OPERATIONS: readonly Operation[] = Object.entries(ROUTES).map(([route, operation]) => {
  const [method = '', path = ''] = route.split(' ');
  return { method: method.toLowerCase(), path, ...operation };
});
