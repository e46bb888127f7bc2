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
const EMAIL_REQUIRED_NOTE = '`not-found` if the server sends no e-mail.';

export const ROUTES = {
  'GET /healthz': operation(
    ['anybody', null, 200],
    'Tells whether the process responds.',
    describedResponse('{ ok: true }'),
  ),
  'GET /readyz': operation(['anybody', null, 200], 'Tells whether the server accepts new connections.', {
    ...describedResponse('{ ready: true }'),
    notes: '503 with `{ ready: false, reason }` while the server stops or cannot reach its storage.',
  }),
  'GET /api/openapi.json': operation(
    ['anybody', 'read', 200],
    'Returns this document.',
    describedResponse('OpenAPI 3.1'),
  ),
  'GET /api/record.schema.json': operation(
    ['anybody', 'read', 200],
    'Returns the JSON Schema of records.',
    describedResponse('JSON Schema, draft 2020-12'),
  ),

  'POST /api/matches': operation(
    ['anybody', 'create-table', 201],
    'Opens a table and takes its first seat.',
    {
      body: 'CreateTableInput',
      response: 'SeatClaim',
    },
  ),
  'GET /api/matches': operation(['anybody', 'read', 200], 'Lists tables, the newest first.', {
    query: 'ListQuery',
    response: 'MatchPage',
  }),
  'GET /api/matches/:match': operation(['anybody', 'read', 200], 'Returns a table.', {
    response: 'MatchDetail',
    notes: '`not-watchable` if only its players may see the game.',
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
      notes: 'The host must send the name at the seat. `stale` if the seat has another owner by now.',
    },
  ),
  'PUT /api/matches/:match/seats/:seat/ready': operation(
    ['person', 'table-write', 204],
    'Sets whether a player is ready for the start.',
    {
      body: 'Ready',
    },
  ),
  'PUT /api/matches/:match/seats/:seat/bot': operation(
    ['host', 'table-write', 204],
    'Adds a bot of the server, or changes its level.',
    {
      body: 'PutBot',
    },
  ),
  'DELETE /api/matches/:match/seats/:seat/bot': operation(
    ['host', 'table-write', 204],
    'Removes a bot before the start.',
  ),
  'PUT /api/matches/:match/order': operation(
    ['host', 'table-write', 204],
    'Changes the order of the seats.',
    {
      body: 'SeatOrderInput',
    },
  ),
  'PUT /api/matches/:match/host': operation(['host', 'table-write', 204], 'Makes another player the host.', {
    body: 'TransferHost',
  }),
  'PUT /api/matches/:match/seats/:seat/commitment': operation(
    ['person', 'table-write', 204],
    'Commits to a contribution to the deal before the start.',
    { body: 'SetCommitment', notes: '`already-started`, `awaiting-reveals`.' },
  ),
  'PUT /api/matches/:match/seats/:seat/reveal': operation(
    ['person', 'table-write', 204],
    'Reveals the contribution after the start.',
    { body: 'Reveal', notes: '`not-allowed-now` before the start. Repeating a reveal changes nothing.' },
  ),
  'POST /api/matches/:match/cancel-deal': operation(
    ['person', 'table-write', 204],
    'Closes a table that awaits reveals.',
    { notes: '`not-allowed-now` if no reveal is due.' },
  ),
  'POST /api/matches/:match/start': operation(['host', 'table-write', 204], 'Starts the game.', {
    notes:
      '`not-ready` if a seat is free or a player is not ready. If seats committed to contributions, the game starts after ' +
      'the last reveal. Until then every other change is rejected with `awaiting-reveals`.',
  }),
  'POST /api/matches/:match/rematch': operation(
    ['person', 'table-write', 201],
    'Takes a seat at the rematch.',
    {
      body: 'Rematch',
      response: 'RematchSeat',
      notes: '200 without a token if the player has a seat there already.',
    },
  ),
  'GET /api/matches/:match/record': operation(
    ['anybody', 'download', 200],
    'Returns the record of a finished game.',
    {
      response: 'GameRecord',
      notes: '`not-finished` before the end, because the record holds every secret.',
    },
  ),
  'GET /api/matches/:match/preview.png': operation(
    ['anybody', 'preview-image', 200],
    'Returns the preview image of a table.',
    {
      response: 'png',
      notes: 'Only if the server draws images. `unavailable` if it cannot draw at the moment.',
    },
  ),
  'GET /api/matches/:match/notes': operation(
    ['browser', 'read', 200],
    'Returns the caller’s notes on a table and its players.',
    describedResponse('TableNotes'),
  ),
  'PUT /api/matches/:match/note': operation(['browser', 'note', 200], 'Writes a note on a table.', {
    body: 'TableNote',
    ...describedResponse('NoteResponse'),
  }),
  'GET /api/matches/:match/webhook': operation(
    ['host', 'read', 200],
    'Returns the webhook of a table.',
    describedResponse('TableWebhookStatus'),
  ),
  'PUT /api/matches/:match/webhook': operation(
    ['host', 'notifications', 204],
    'Sets the webhook of a table.',
    {
      body: 'Webhook',
    },
  ),
  'DELETE /api/matches/:match/webhook': operation(
    ['host', 'notifications', 204],
    'Removes the webhook of a table.',
  ),
  'POST /api/matches/:match/webhook/test': operation(
    ['host', 'notifications', 202],
    'Sends a test message to the webhook.',
  ),

  'GET /api/me': operation(['anybody', 'read', 200], 'Returns the caller and the caller’s tables.', {
    response: 'Me',
  }),
  'PUT /api/me': operation(['browser', 'table-write', 204], 'Renames the caller.', { body: 'Rename' }),
  'DELETE /api/me': operation(['browser', 'account-recovery', 204], 'Deletes all stored data of the caller.'),
  'GET /api/me/data': operation(
    ['browser', 'download', 200],
    'Returns all stored data of the caller.',
    describedResponse('MyData'),
  ),
  'GET /api/me/blocks-and-notes': operation(
    ['browser', 'read', 200],
    'Returns the persons whom the caller blocks or has notes on.',
    describedResponse('MyBlocksAndNotes'),
  ),
  'PUT /api/me/profile': operation(
    ['browser', 'table-write', 204],
    'Sets whether others see the caller’s profile.',
    {
      body: 'ProfileVisibilityInput',
    },
  ),
  'GET /api/me/devices': operation(
    ['anybody', 'read', 200],
    'Returns the caller’s devices.',
    describedResponse('Devices'),
  ),
  'DELETE /api/me/devices': operation(
    ['browser', 'account-recovery', 204],
    'Signs out all other devices and revokes the tokens of seats.',
  ),
  'DELETE /api/me/devices/:device': operation(
    ['browser', 'account-recovery', 204],
    'Signs out another device.',
  ),
  'GET /api/me/notifications': operation(
    ['anybody', 'read', 200],
    'Returns the caller’s notification settings.',
    describedResponse('NotificationStatus'),
  ),
  'PUT /api/me/notifications': operation(
    ['browser', 'notifications', 204],
    'Sets the caller’s quiet hours.',
    {
      body: 'NotificationSettings',
    },
  ),
  'POST /api/me/notifications/test': operation(
    ['browser', 'notifications', 202],
    'Sends a test notification.',
  ),
  'PUT /api/me/push': operation(
    ['browser', 'notifications', 204],
    'Subscribes this device to push messages.',
    {
      body: 'PushSubscription',
    },
  ),
  'DELETE /api/me/push': operation(
    ['browser', 'notifications', 204],
    'Unsubscribes this device from push messages.',
  ),
  'PUT /api/me/email': operation(['browser', 'email', 202], 'Sends a confirmation link to an address.', {
    body: 'SetEmail',
    notes: EMAIL_REQUIRED_NOTE,
  }),
  'DELETE /api/me/email': operation(['browser', 'notifications', 204], 'Removes the caller’s address.', {
    notes: EMAIL_REQUIRED_NOTE,
  }),
  'PUT /api/me/email/reminders': operation(
    ['browser', 'notifications', 204],
    'Sets whether the caller receives reminders by e-mail.',
    {
      body: 'EmailReminders',
      notes: EMAIL_REQUIRED_NOTE,
    },
  ),
  'POST /api/email/confirmations': operation(
    ['anybody', 'account-recovery', 200],
    'Confirms an address by the key of its link.',
    {
      body: 'ConfirmEmail',
      ...describedResponse('EmailConfirmed'),
      notes: EMAIL_REQUIRED_NOTE,
    },
  ),
  'POST /api/email/sign-ins': operation(['anybody', 'email', 202], 'Sends a sign-in link.', {
    body: 'EmailSignIn',
    notes: EMAIL_REQUIRED_NOTE,
  }),
  'POST /api/notifications/unsubscribe/:token': operation(
    ['anybody', 'notifications', 204],
    'Ends the notifications that carry this token.',
  ),
  'GET /api/notifications/unsubscribe/:token': operation(
    ['anybody', 'read', 302],
    'Redirects to the page that asks for confirmation.',
    {
      notes: EMAIL_REQUIRED_NOTE,
    },
  ),

  'POST /api/recovery': operation(
    ['browser', 'account-recovery', 201],
    'Creates a link that adds another device.',
    describedResponse('RecoveryLink'),
  ),
  'POST /api/recovery/code': operation(
    ['browser', 'account-recovery', 201],
    'Creates a recovery code.',
    describedResponse('RecoveryCode'),
  ),
  'POST /api/recovery/claims': operation(
    ['anybody', 'account-recovery', 200],
    'Adds this browser as a device by a link.',
    {
      body: 'Claim',
      ...describedResponse('Recovered'),
    },
  ),
  'POST /api/recovery/code/claims': operation(
    ['anybody', 'account-recovery', 200],
    'Adds this browser as a device by a code.',
    {
      body: 'CodeClaim',
      ...describedResponse('Recovered'),
    },
  ),

  'GET /api/people/:person': operation(
    ['anybody', 'read', 200],
    'Returns the profile of a person.',
    describedResponse('Profile'),
  ),
  'GET /api/people/:person/games': operation(
    ['anybody', 'read', 200],
    'Returns the finished games of a person.',
    {
      query: 'GamesQuery',
      ...describedResponse('GamesPage'),
    },
  ),
  'PUT /api/people/:person/block': operation(['browser', 'table-write', 204], 'Blocks a person.', {
    body: 'ExpectedName',
  }),
  'DELETE /api/people/:person/block': operation(['browser', 'table-write', 204], 'Unblocks a person.'),
  'PUT /api/people/:person/note': operation(['browser', 'note', 200], 'Writes a note on a person.', {
    body: 'Note',
    ...describedResponse('NoteResponse'),
  }),
  'GET /api/leaderboard': operation(
    ['anybody', 'read', 200],
    'Returns the players with the highest ratings.',
    {
      ...describedResponse('Leaderboard'),
      notes: '`not-found` if the server shows no ratings.',
    },
  ),
} as const;

/** The routes as a list. */
export const OPERATIONS: readonly Operation[] = Object.entries(ROUTES).map(([route, operation]) => {
  const [method = '', path = ''] = route.split(' ');
  return { method: method.toLowerCase(), path, ...operation };
});
