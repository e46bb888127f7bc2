/**
 * Every error of a request: its HTTP status, its code, its English message for logs and developers, and the field that
 * it is about. A page translates the code and the reason.
 */
import {
  BLOCKS_MAX,
  DATE_AHEAD_DAYS,
  GROUPS_MAX,
  HOLIDAY_DAYS_MAX,
  MEMBERS_MAX,
  NOTES_MAX,
  TAKEBACKS_MAX,
  type ApiErrorBody,
  type ErrorCode,
  type NotAllowedReason,
} from '@great-fire/protocol';

export const HTTP_STATUS = {
  'bad-request': 400,
  'not-found': 404,
  'not-signed-in': 401,
  'not-your-seat': 403,
  'not-host': 403,
  'seat-taken': 409,
  'already-seated': 409,
  'table-full': 409,
  kicked: 403,
  'blocked-by-host': 403,
  'not-ready': 409,
  'already-started': 409,
  'not-finished': 409,
  'not-watchable': 403,
  'table-closed': 409,
  'illegal-move': 422,
  paused: 409,
  'bot-controlled': 409,
  'not-allowed-now': 409,
  stale: 409,
  'too-many-requests': 429,
  'protocol-mismatch': 426,
  'wrong-origin': 403,
  'too-large': 413,
  'unsupported-encoding': 415,
  'shutting-down': 503,
  'storage-full': 507,
  unavailable: 503,
  'internal-error': 500,
} as const satisfies Record<ErrorCode, number>;

const error = (
  code: Exclude<ErrorCode, 'illegal-move' | 'not-allowed-now' | 'too-many-requests'>,
  message: string,
  field?: string,
): ApiErrorBody => ({ code, message, ...(field !== undefined && { field }) });

const OTHER_ERRORS = {
  // Any request
  'internal-error': error('internal-error', 'Something went wrong on the server.'),
  'storage-unavailable': error(
    'unavailable',
    'The server cannot reach its storage. Nothing is lost. Try again in a moment.',
  ),
  'storage-full': error(
    'storage-full',
    'The server’s disk is nearly full. Games go on, but nothing else is stored.',
  ),
  'shutting-down': error('shutting-down', 'The server is stopping. Try again in a moment.'),
  'wrong-host': error('wrong-origin', 'The server does not answer at this host. Set PUBLIC_URL.', 'host'),
  'cross-site': error('wrong-origin', 'This request came from another site.', 'origin'),
  'route-not-found': error('not-found', 'There is no such route.'),
  'page-not-found': error('not-found', 'There is no such page.'),
  'target-not-a-path': error('bad-request', 'The target of a request must be a path.', 'path'),
  'request-unreadable': error('bad-request', 'The request cannot be read.', 'body'),
  'body-unreadable': error('bad-request', 'The body cannot be read.', 'body'),
  'body-encoded': error('unsupported-encoding', 'Send the body without compression.', 'content-encoding'),
  'body-not-json': error(
    'unsupported-encoding',
    'Send JSON, with content-type: application/json.',
    'content-type',
  ),
  'body-too-large': error('too-large', 'The body is too large.', 'body'),
  'preview-unavailable': error('unavailable', 'The server cannot draw the image at the moment.'),

  // Sockets
  'upgrade-required': error('bad-request', 'Open a socket by an upgrade to WebSocket.', 'upgrade'),
  'upgrade-path-not-found': error('bad-request', 'There is no WebSocket at this path.', 'upgrade'),
  'not-a-websocket': error(
    'bad-request',
    'The only upgrade is to WebSocket. Use HTTP/1.1 without the header Upgrade.',
    'upgrade',
  ),
  'protocol-mismatch': error(
    'protocol-mismatch',
    'The page and the server have different versions. Load the page again.',
    'protocol',
  ),
  'socket-id-given': error('bad-request', 'A socket starts without an id.', 'sid'),
  'event-not-found': error('bad-request', 'There is no such message.', 'event'),

  // Credentials
  'token-malformed': error('not-signed-in', 'Give the seat token as "Bearer TOKEN".', 'authorization'),
  'token-unknown': error('not-signed-in', 'No seat has this token.', 'token'),
  'token-of-other-table': error('not-your-seat', 'This token is for another table.', 'token'),
  'request-without-person': error('not-signed-in', 'This needs a browser that has had a seat.'),
  'command-without-seat': error('not-signed-in', 'Take a seat at the table first.'),
  'chat-without-person': error('not-signed-in', 'Take a seat at a table first.'),

  // Joining, leaving and setting up a table
  'not-found': error('not-found', 'There is no such table.', 'match'),
  'table-closed': error('table-closed', 'The table was closed.', 'match'),
  'already-started': error('already-started', 'The game has begun.', 'seat'),
  'already-seated': error('already-seated', 'You have a seat at this table.', 'seat'),
  'seat-taken': error('seat-taken', 'This seat is not free.', 'seat'),
  'table-full': error('table-full', 'Every seat is taken.', 'seat'),
  kicked: error('kicked', 'The host removed you from this table.', 'seat'),
  'blocked-by-host': error('blocked-by-host', 'This table is not for you.', 'seat'),
  'not-your-seat': error('not-your-seat', 'This is not your seat.', 'seat'),
  'not-host': error('not-host', 'Only the host may change the table.', 'seat'),
  'name-missing': error('bad-request', 'name: is missing', 'name'),
  'seat-replaced': error('stale', 'Another player has this seat by now.', 'name'),
  'seat-without-person': error('not-found', 'No person has this seat.', 'seat'),
  'bot-not-found': error('not-found', 'No bot has this seat.', 'seat'),
  'seats-not-filled': error('not-ready', 'Every seat must be taken first.', 'seats'),
  'not-ready': error('not-ready', 'Every player must be ready first.', 'ready'),
  'seat-order-invalid': error('bad-request', 'order: does not list the seats of the table', 'order'),
  'not-finished': error('not-finished', 'The game is not over.', 'match'), // a rematch
  'contribution-taken': error('bad-request', 'contribution: is that of another seat', 'contribution'),

  // Moves
  'game-not-found': error('not-found', 'There is no such game.', 'match'),
  'game-closed': error('table-closed', 'This table was closed before its game was over.'),
  'state-stale': error('stale', 'The game has moved on since. Fetch its state again.', 'stateId'),
  'owner-has-seat': error('not-your-seat', 'The owner of this seat plays it.'),
  'bot-controlled': error('bot-controlled', 'A bot plays this seat for you. Take the seat back first.'),
  paused: error('paused', 'The game is paused. Any player may resume it.'),
  'signal-by-spectator': error('not-your-seat', 'Spectators do not point at the map.'),
  'lead-without-name': error('not-signed-in', 'Only people with a name lead a replay.'),
  'move-by-spectator': error('not-your-seat', 'Spectators make no moves.'),
  'move-while-stopping': error('shutting-down', 'The server is stopping. Send this again.'),

  // Commands at a table
  'command-by-spectator': error('not-your-seat', 'Only players of the table can do this.'),

  // Spectators, records and replays
  'not-watchable': error('not-watchable', 'Only its players may see this game.', 'match'),
  'record-of-running-game': error(
    'not-finished',
    'The record exists once the game is over, because it holds every secret.',
  ),
  'view-of-running-game': error(
    'not-finished',
    'Others’ views are shown once the game is over.',
    'perspective',
  ),
  'perspective-not-a-seat': error('bad-request', 'perspective is no seat of this table.', 'perspective'),
  'state-not-reached': error('not-found', 'The game has not reached this state.', 'to'),

  // Persons, blocks and notes
  'person-not-found': error('not-found', 'There is no such person.', 'person'),
  'person-is-caller': error('bad-request', 'person: is you', 'person'),
  'person-replaced': error('stale', 'Another player has this seat by now.', 'name'),
  'profile-not-found': error('not-found', 'There is no such page.', 'person'),
  'name-taken': error('bad-request', 'name: is that of another player at one of your tables', 'name'),
  'device-not-found': error('not-found', 'You have no such device.', 'device'),
  'device-is-caller': error('bad-request', 'device: is this device', 'device'),
  'table-note-without-seat': error('not-your-seat', 'Only players of the table keep notes on it.', 'match'),

  // Chat
  'line-not-found': error('not-found', 'There is no such line.', 'line'),
  'earlier-line-not-found': error('not-found', 'There is no such line.', 'before'),
  'line-removed-by-player': error('not-host', 'Only the host of the table may remove a line.'),
  'author-not-found': error('not-found', 'The author of this line is unknown.', 'line'),
  'handle-not-found': error('not-found', 'No person has this handle.', 'handle'),

  // Groups
  'group-not-found': error('not-found', 'There is no such group, or it has another link by now.', 'group'),
  'member-not-found': error('not-found', 'The group has no such member.', 'member'),
  'not-group-owner': error('not-host', 'Only the owner of the group may do this.', 'group'),
  'date-not-found': error('not-found', 'The group has no such date.', 'date'),
  'date-not-yours': error('not-host', 'Only the proposer and the owner of the group may do this.', 'date'),
  'date-answers-differ': error('bad-request', 'answers: one for each time', 'answers'),
  'date-time-unknown': error('bad-request', 'time: is none of the times of the date', 'time'),

  // Invitations
  'invitation-not-found': error('not-found', 'You have no such invitation.', 'match'),

  // E-mail and notifications
  'link-not-found': error('not-found', 'This link was used or has expired.', 'key'),
  'recovery-code-not-found': error('not-found', 'No person has this code.', 'code'),
  'email-token-not-found': error('not-found', 'No e-mail has this token.', 'token'),
  'notification-token-not-found': error('not-found', 'No notification has this token.', 'token'),
  'push-key-malformed': error('bad-request', 'keys.p256dh: is no key', 'keys.p256dh'),
} as const satisfies Readonly<Record<string, ApiErrorBody>>;

/** The message of each reason why something is not allowed now, and the field that it is about. */
const NOT_ALLOWED_NOW: Readonly<
  Record<NotAllowedReason, string | readonly [message: string, field: string]>
> = {
  'same-address': ['A player of this game has your IP address.', 'seat'],
  'more-seats-taken': ['More seats than that are taken.', 'players'],
  'too-many-waiting-tables': 'Too many of your tables have not begun. Leave one first.',
  'too-many-bot-games': ['You have too many games with bots. Finish one first.', 'bots'],
  'replay-led': 'Another person leads the replay.',
  'game-over': 'The game is over.',
  'game-paused': 'The game is paused.',
  'not-paused': 'The game is not paused.',
  'not-started': 'The game has not begun.',
  'already-proposed': 'This is proposed already.',
  'recently-declined': 'The last proposal was declined. Propose again in a minute.',
  'not-playing': 'A bot plays for this seat.',
  'proposal-closed': 'This proposal is over.',
  'answer-not-needed': 'This proposal waits for other players.',
  'already-left': 'This seat was left already.',
  'seat-already-yours': 'The owner has this seat.',
  'seat-given-up': 'The owner left this seat for good.',
  'seat-not-open': 'This seat is not open.',
  'owner-plays': 'The owner plays this seat.',
  'vote-open': 'There is a vote already.',
  'clock-opens-votes': 'The clock of this table opens the votes.',
  'no-absent-player': 'The game waits for no other player.',
  'vote-too-early': 'A vote is possible after two minutes.',
  'player-present': 'This player sees the table.',
  'no-vote': 'There is no vote.',
  'not-a-voter': 'This vote is for the other players.',
  'no-takebacks-left': `A game has at most ${String(TAKEBACKS_MAX)} takebacks. Play on.`,
  'log-full': 'The log of this game is full. Nothing is undone or taken back any more, and the game goes on.',
  'table-log-full':
    'Too much has happened at this table. The game goes on to its end, without proposals, votes and substitutes.',
  'no-clock-of-days': 'Holidays need a clock of days.',
  'holiday-announced': 'This player has announced a holiday already.',
  'holiday-out-of-range': 'A holiday begins at least a day and at most a year ahead.',
  'holiday-days-used': `A player has at most ${String(HOLIDAY_DAYS_MAX)} days of holiday a year.`,
  'no-holiday': 'There is no holiday that could end earlier.',
  'takeback-needs-consent': 'The players decide whether to take moves back.',
  'table-changed': 'The table has changed since.',
  'too-many-blocks': [`A person may block at most ${String(BLOCKS_MAX)} others.`, 'person'],
  'too-many-notes': [`A person may keep at most ${String(NOTES_MAX)} notes.`, 'text'],
  'own-line': ['This is your own line.', 'line'],
  'too-many-groups': [
    `A person may belong to at most ${String(GROUPS_MAX)} groups. Leave one first.`,
    'group',
  ],
  'group-full': [`A group has at most ${String(MEMBERS_MAX)} members.`, 'group'],
  'date-open': ['The group has a date already.', 'times'],
  'date-chosen': ['The time of this date is chosen.', 'date'],
  'date-out-of-range': [`A time lies in the future, at most ${String(DATE_AHEAD_DAYS)} days ahead.`, 'times'],
  'owner-stays': ['Hand the group over first, or close it.', 'member'],
  'not-invitable': ['This person cannot be invited to this table now.', 'seat'],
  'no-webhook': 'The table has no webhook.',
  'no-notification-target': 'No notification target is set up.',
  'email-taken': 'This address belongs to another person by now.',
  'email-not-confirmed': 'You have no confirmed e-mail address.',
};

export type ErrorKey = keyof typeof OTHER_ERRORS | NotAllowedReason;

const notAllowedNow = Object.entries(NOT_ALLOWED_NOW).map(([reason, text]) => {
  const [message, field] = [text].flat();
  return [reason, { code: 'not-allowed-now', message, reason, ...(field !== undefined && { field }) }];
});

export const ERRORS = {
  ...OTHER_ERRORS,
  ...(Object.fromEntries(notAllowedNow) as Readonly<Record<NotAllowedReason, ApiErrorBody>>),
} as const;

export interface Rejected {
  readonly error: ErrorKey;
}

export const reject = (key: ErrorKey): Rejected => ({ error: key });

export const isRejected = (decision: object): decision is Rejected => 'error' in decision;
