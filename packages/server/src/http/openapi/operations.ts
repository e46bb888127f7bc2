/**
 * All HTTP routes as data. The server authenticates, limits and validates each request as its route says here. A test
 * compares the list with the router.
 */
import * as wire from '@great-fire/protocol';
import type * as z from 'zod';
import type { LimitName } from '../../admission/rate-limits';
import type { AnswerName } from './schemas';

/**
 * Which credentials a route requires. `session`: a browser's cookie. `optional-session`: it, or none. `member`, `owner`:
 * the cookie of a member or the owner of the group. `player`, `host`: a credential of a player or the host of the table.
 */
export type AuthLevel = 'optional' | 'optional-session' | 'player' | 'session' | 'member' | 'owner' | 'host';

interface Access<Auth extends AuthLevel, Limit extends LimitName | null> {
  readonly auth: Auth;
  readonly limit: Limit; // null: no limit of its own
  readonly status: 200 | 201 | 202 | 204 | 302; // of an answer without an error
}

export interface Description {
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly query?: z.ZodObject;
  readonly response?: AnswerName | 'png' | 'jsonl' | 'calendar'; // jsonl: a record a line
  readonly otherStatus?: { readonly status: 200 | 503; readonly when: string }; // of the same answer
  readonly isOpenData?: true; // web pages of other origins may read the answer, without credentials
  readonly notes?: string; // further reasons for a rejection or a missing route
}

export interface Operation extends Access<AuthLevel, LimitName | null>, Description {
  readonly method: string; // 'put'
  readonly path: string; // as in the router: '/api/matches/:match'
}

const operation = <Auth extends AuthLevel, Limit extends LimitName | null, Details extends Description>(
  [auth, limit, status]: readonly [Auth, Limit, Operation['status']],
  description: Details,
): Access<Auth, Limit> & Details => ({ auth, limit, status, ...description });

const DATE_NOTE = '`not-host` if others proposed it and own the group.';
const EMAIL_REQUIRED_NOTE = '`not-found` if the server sends no e-mail.';

export const ROUTES = {
  'GET /healthz': operation(['optional', null, 200], {
    summary: 'Tells whether the process responds.',
    notes: 'For a supervisor that restarts a server.',
    response: 'Health',
  }),
  'GET /readyz': operation(['optional', null, 200], {
    summary: 'Tells whether the server accepts new connections.',
    notes: 'For a load balancer.',
    response: 'Readiness',
    otherStatus: { status: 503, when: 'The server stops, or cannot reach its storage.' },
  }),
  'GET /api/openapi.json': operation(['optional', 'read', 200], {
    isOpenData: true,
    summary: 'Returns the HTTP API as an OpenAPI document.',
    response: 'ApiDocument',
  }),
  'GET /api/asyncapi.json': operation(['optional', 'read', 200], {
    isOpenData: true,
    summary: 'Returns the messages of the socket as an AsyncAPI document.',
    response: 'SocketDocument',
  }),
  'GET /api/record.schema.json': operation(['optional', 'read', 200], {
    isOpenData: true,
    summary: 'Returns the JSON Schema of records.',
    response: 'JsonSchema',
  }),

  'GET /api/network-origins': operation(['optional', 'read', 200], {
    summary: 'Returns where other devices of the network reach the server, to a browser of its own machine.',
    response: 'NetworkOrigins',
    notes: 'Empty for all other callers, behind a proxy, and if the server listens only to its own machine.',
  }),

  'POST /api/matches': operation(['optional', 'create-table', 201], {
    summary: 'Opens a table and takes its first seat.',
    body: wire.createTableSchema,
    response: 'SeatClaim',
  }),
  'GET /api/matches': operation(['optional', 'read', 200], {
    isOpenData: true,
    summary: 'Lists tables, the newest first.',
    query: wire.listQuerySchema,
    response: 'MatchPage',
  }),
  'GET /api/matches/:match': operation(['optional', 'read', 200], {
    isOpenData: true,
    summary: 'Returns a table.',
    response: 'MatchDetail',
    notes: '`not-watchable` if only its players may see the game.',
  }),
  'PATCH /api/matches/:match': operation(['host', 'table-write', 204], {
    summary: 'Changes an open table. In a running game, only `botSpeed` may change.',
    body: wire.changeTableSchema,
  }),
  'POST /api/matches/:match/seats': operation(['optional', 'table-write', 201], {
    summary: 'Takes a free seat.',
    body: wire.joinSchema,
    response: 'SeatClaim',
    notes:
      '`seat-taken`, `table-full`, `already-seated`, `already-started`, `kicked`, `blocked-by-host`, `table-closed`.',
  }),
  'DELETE /api/matches/:match/seats/:seat': operation(['player', 'table-write', 204], {
    summary: 'Leaves a seat before the start. The host removes another player by name.',
    query: wire.expectedNameSchema,
    notes: 'The host must send the name at the seat. `stale` if the seat has another owner by now.',
  }),
  'PUT /api/matches/:match/seats/:seat/ready': operation(['player', 'table-write', 204], {
    summary: 'Sets whether a player is ready for the start.',
    body: wire.readySchema,
    notes: 'The last ready player of a rematch starts it.',
  }),
  'PUT /api/matches/:match/seats/:seat/opening-hand-answer': operation(['player', 'table-write', 204], {
    summary: 'Sets what a player does with five identical cards.',
    body: wire.setOpeningHandAnswerSchema,
    notes: '`already-started`. No other player learns the answer.',
  }),
  'PUT /api/matches/:match/seats/:seat/bot': operation(['host', 'table-write', 204], {
    summary: 'Adds a bot of the server, or changes its level.',
    body: wire.putBotSchema,
  }),
  'DELETE /api/matches/:match/seats/:seat/bot': operation(['host', 'table-write', 204], {
    summary: 'Removes a bot before the start.',
  }),
  'PUT /api/matches/:match/order': operation(['host', 'table-write', 204], {
    summary: 'Changes the order of the seats.',
    body: wire.seatOrderSchema,
  }),
  'PUT /api/matches/:match/host': operation(['host', 'table-write', 204], {
    summary: 'Makes another player the host.',
    body: wire.transferHostSchema,
  }),
  'POST /api/matches/:match/start': operation(['host', 'table-write', 204], {
    summary: 'Starts the game.',
    body: wire.startSchema.prefault({}),
    notes: '`not-ready` if a seat is free or a player is not ready.',
  }),
  'POST /api/matches/:match/rematch': operation(['player', 'table-write', 201], {
    summary: 'Takes a seat at the rematch.',
    response: 'RematchSeat',
    otherStatus: { status: 200, when: 'The player has a seat there already. The answer has no token.' },
  }),
  'GET /api/matches/:match/record': operation(['optional', 'download', 200], {
    isOpenData: true,
    summary: 'Returns the record of a finished game.',
    response: 'GameRecord',
    notes: '`not-finished` before the end, because the record holds every secret.',
  }),
  'GET /api/records': operation(['optional', 'download', 200], {
    isOpenData: true,
    summary: 'Returns the records of public games as lines of JSON, the newest first.',
    query: wire.recordsQuerySchema,
    response: 'jsonl',
    notes: 'The header `Link` names the next page with `rel="next"`, and is missing on the last one.',
  }),
  'GET /api/matches/:match/preview.png': operation(['optional', 'preview-image', 200], {
    summary: 'Returns the preview image of a table.',
    query: wire.previewQuerySchema,
    response: 'png',
    notes: 'Only if the server draws images. `unavailable` if it cannot draw at the moment.',
  }),
  'GET /api/matches/:match/notes': operation(['session', 'read', 200], {
    summary: 'Returns the caller’s notes on a table and its players.',
    response: 'TableNotes',
  }),
  'PUT /api/matches/:match/note': operation(['session', 'note', 200], {
    summary: 'Writes a note on a table.',
    body: wire.tableNoteSchema,
    response: 'NoteResponse',
  }),
  'GET /api/matches/:match/diary': operation(['optional', 'download', 200], {
    summary: 'Returns an ended game as a page of a diary, in the language of its table.',
    response: 'Diary',
    notes: '`not-allowed-now` while the game runs.',
  }),
  'GET /api/matches/:match/webhook': operation(['host', 'read', 200], {
    summary: 'Returns the webhook of a table.',
    response: 'TableWebhookStatus',
  }),
  'PUT /api/matches/:match/webhook': operation(['host', 'notifications', 204], {
    summary: 'Sets the webhook of a table.',
    body: wire.webhookSchema,
  }),
  'DELETE /api/matches/:match/webhook': operation(['host', 'notifications', 204], {
    summary: 'Removes the webhook of a table.',
  }),
  'POST /api/matches/:match/webhook/test': operation(['host', 'notifications', 202], {
    summary: 'Sends a test message to the webhook.',
  }),
  'GET /api/matches/:match/recent-players': operation(['session', 'read', 200], {
    summary: 'Returns whom a player of an open table may invite: who finished games with the caller.',
    response: 'RecentPlayers',
    notes: '`not-your-seat`, `already-started`.',
  }),
  'POST /api/matches/:match/invitations': operation(['session', 'invitation', 204], {
    summary: 'Invites a recent player to an open table.',
    body: wire.inviteSchema,
    notes: '`not-your-seat`, `already-started`, and `not-allowed-now` to all who may not be invited.',
  }),

  'GET /api/me': operation(['optional', 'read', 200], {
    summary: 'Returns the caller, the caller’s tables, and the invitations to others.',
    response: 'Me',
  }),
  'PUT /api/me': operation(['session', 'table-write', 204], {
    summary: 'Renames the caller.',
    body: wire.renameSchema,
  }),
  'DELETE /api/me': operation(['session', 'account-recovery', 204], {
    summary: 'Deletes all stored data of the caller.',
  }),
  'GET /api/me/data': operation(['session', 'download', 200], {
    summary: 'Returns all stored data of the caller.',
    response: 'MyData',
  }),
  'GET /api/me/blocks-and-notes': operation(['session', 'read', 200], {
    summary: 'Returns the persons whom the caller blocks or has notes on.',
    response: 'MyBlocksAndNotes',
  }),
  'PUT /api/me/profile': operation(['session', 'table-write', 204], {
    summary: 'Sets whether others see the caller’s profile.',
    body: wire.profileVisibilitySchema,
  }),
  'GET /api/me/devices': operation(['optional', 'read', 200], {
    summary: 'Returns the caller’s devices.',
    response: 'Devices',
  }),
  'DELETE /api/me/devices': operation(['session', 'account-recovery', 204], {
    summary: 'Signs out all other devices and revokes the tokens of seats and the recovery code.',
  }),
  'DELETE /api/me/devices/:device': operation(['session', 'account-recovery', 204], {
    summary: 'Signs out another device and revokes the tokens of seats.',
  }),
  'GET /api/me/notifications': operation(['optional', 'read', 200], {
    summary: 'Returns the caller’s notification settings.',
    response: 'NotificationStatus',
  }),
  'PUT /api/me/notifications': operation(['session', 'notifications', 204], {
    summary: 'Sets the caller’s quiet hours.',
    body: wire.notificationSettingsSchema,
  }),
  'POST /api/me/notifications/test': operation(['session', 'notifications', 202], {
    summary: 'Sends a test notification.',
  }),
  'PUT /api/me/invitations': operation(['session', 'notifications', 204], {
    summary: 'Sets whether others may invite the caller to tables.',
    body: wire.invitationSettingSchema,
  }),
  'POST /api/me/invitations/seen': operation(['session', 'read', 204], {
    summary: 'Says that the page shows the invitations. None of them is sent as a notification any more.',
  }),
  'DELETE /api/me/invitations/:match': operation(['session', 'table-write', 204], {
    summary: 'Declines an invitation to a table.',
  }),
  'PUT /api/me/push': operation(['session', 'notifications', 204], {
    summary: 'Subscribes this device to push messages.',
    body: wire.pushSubscriptionSchema,
  }),
  'DELETE /api/me/push': operation(['session', 'notifications', 204], {
    summary: 'Unsubscribes this device from push messages.',
  }),
  'PUT /api/me/email': operation(['session', 'email', 202], {
    summary: 'Sends a confirmation link to an address.',
    body: wire.setEmailSchema,
    notes: EMAIL_REQUIRED_NOTE,
  }),
  'DELETE /api/me/email': operation(['session', 'notifications', 204], {
    summary: 'Removes the caller’s address.',
    notes: EMAIL_REQUIRED_NOTE,
  }),
  'PUT /api/me/email/reminders': operation(['session', 'notifications', 204], {
    summary: 'Sets whether the caller receives reminders by e-mail.',
    body: wire.emailRemindersSchema,
    notes: EMAIL_REQUIRED_NOTE,
  }),
  'POST /api/email/confirmations': operation(['optional', 'account-recovery', 200], {
    summary: 'Confirms an address by the key of its link.',
    body: wire.confirmEmailSchema,
    response: 'EmailConfirmed',
    notes: EMAIL_REQUIRED_NOTE,
  }),
  'POST /api/email/sign-ins': operation(['optional', 'email', 202], {
    summary: 'Sends a sign-in link.',
    body: wire.emailSignInSchema,
    notes: EMAIL_REQUIRED_NOTE,
  }),
  'POST /api/notifications/unsubscribe/:token': operation(['optional', 'notifications', 204], {
    summary: 'Ends the notifications that carry this token.',
  }),
  'GET /api/notifications/unsubscribe/:token': operation(['optional', 'read', 302], {
    summary: 'Redirects to the page that asks for confirmation.',
    notes: EMAIL_REQUIRED_NOTE,
  }),

  'POST /api/recovery': operation(['session', 'account-recovery', 201], {
    summary: 'Creates a link that adds another device.',
    response: 'RecoveryLink',
  }),
  'POST /api/recovery/code': operation(['session', 'account-recovery', 201], {
    summary: 'Creates a recovery code.',
    response: 'RecoveryCode',
  }),
  'POST /api/recovery/claims': operation(['optional', 'account-recovery', 200], {
    summary: 'Adds this browser as a device by a link.',
    body: wire.claimSchema,
    response: 'Recovered',
  }),
  'POST /api/recovery/code/claims': operation(['optional', 'account-recovery', 200], {
    summary: 'Adds this browser as a device by a code.',
    body: wire.codeClaimSchema,
    response: 'Recovered',
  }),

  'GET /api/people/:person': operation(['optional', 'read', 200], {
    isOpenData: true,
    summary: 'Returns the profile of a person.',
    response: 'Profile',
  }),
  'GET /api/people/:person/games': operation(['optional', 'read', 200], {
    isOpenData: true,
    summary: 'Returns the finished games of a person.',
    query: wire.gamesQuerySchema,
    response: 'GamesPage',
  }),
  'PUT /api/people/:person/block': operation(['session', 'table-write', 204], {
    summary: 'Blocks a person.',
    body: wire.expectedNameSchema.prefault({}),
  }),
  'DELETE /api/people/:person/block': operation(['session', 'table-write', 204], {
    summary: 'Unblocks a person.',
  }),
  'PUT /api/people/:person/note': operation(['session', 'note', 200], {
    summary: 'Writes a note on a person.',
    body: wire.noteSchema,
    response: 'NoteResponse',
  }),
  'GET /api/leaderboard': operation(['optional', 'read', 200], {
    isOpenData: true,
    summary: 'Returns the players with the highest ratings.',
    response: 'Leaderboard',
    notes: '`not-found` if the server shows no ratings.',
  }),

  'POST /api/groups': operation(['optional', 'create-table', 201], {
    summary: 'Creates a group, which the caller owns.',
    body: wire.createGroupSchema,
    response: 'Group',
  }),
  'GET /api/groups': operation(['session', 'read', 200], {
    summary: 'Lists the groups of the caller.',
    response: 'MyGroups',
  }),
  'GET /api/groups/:group': operation(['member', 'read', 200], {
    summary: 'Returns a group of the caller, and notes that the caller is there.',
    response: 'Group',
  }),
  'DELETE /api/groups/:group': operation(['owner', 'table-write', 204], {
    summary: 'Closes a group, by its owner. Its tables stay.',
  }),
  'POST /api/groups/:group/invitation': operation(['optional-session', 'read', 200], {
    summary: 'Returns the name of a group to who has its link.',
    body: wire.groupInvitationSchema,
    response: 'GroupPreview',
    notes: '`not-found` if the link was renewed.',
  }),
  'POST /api/groups/:group/members': operation(['optional-session', 'table-write', 200], {
    summary: 'Makes the caller a member, by the key of the link.',
    body: wire.joinGroupSchema,
    response: 'Group',
    notes: '`not-found` if the link was renewed.',
  }),
  'DELETE /api/groups/:group/members/:member': operation(['member', 'table-write', 204], {
    summary: 'Leaves a group, or removes a member as its owner. A removal renews the link.',
  }),
  'GET /api/groups/:group/tables': operation(['member', 'read', 200], {
    summary: 'Lists the tables of a group, the newest first.',
    query: wire.groupTablesQuerySchema,
    response: 'MatchPage',
  }),
  'GET /api/groups/:group/standings': operation(['member', 'read', 200], {
    summary: 'Returns games, wins and averages of the members of a group.',
    query: wire.standingsQuerySchema,
    response: 'Standings',
  }),
  'POST /api/groups/:group/date': operation(['member', 'table-write', 201], {
    summary: 'Proposes the next date of a group.',
    body: wire.proposeDateSchema,
    response: 'Group',
  }),
  'DELETE /api/groups/:group/date': operation(['member', 'table-write', 204], {
    summary: 'Withdraws a date, by its proposer or the owner of the group.',
    query: wire.withdrawDateSchema,
    notes: DATE_NOTE,
  }),
  'PUT /api/groups/:group/date/answers': operation(['member', 'table-write', 204], {
    summary: 'Answers to the times of a date.',
    body: wire.answerDateSchema,
  }),
  'PUT /api/groups/:group/date/time': operation(['member', 'table-write', 204], {
    summary: 'Chooses a time, by the proposer or the owner. A table opens for the group then.',
    body: wire.chooseDateSchema,
    notes: DATE_NOTE,
  }),
  'GET /api/groups/:group/date/calendar.ics': operation(['member', 'read', 200], {
    summary: 'Returns the chosen time as a calendar file (RFC 5545).',
    response: 'calendar',
  }),
  'PUT /api/groups/:group/name': operation(['owner', 'table-write', 204], {
    summary: 'Renames a group, by its owner.',
    body: wire.renameGroupSchema,
  }),
  'PUT /api/groups/:group/diary': operation(['owner', 'table-write', 204], {
    summary: 'Sets whether the ended games of a group have a page of a diary, by its owner.',
    body: wire.groupDiarySchema,
  }),
  'PUT /api/groups/:group/reports': operation(['member', 'table-write', 204], {
    summary: 'Sets whether the caller receives the report of each game of a group that ends.',
    body: wire.groupReportsSchema,
  }),
  'PUT /api/groups/:group/webhook': operation(['owner', 'notifications', 204], {
    summary: 'Sets the webhook of a group, by its owner.',
    body: wire.webhookSchema,
  }),
  'DELETE /api/groups/:group/webhook': operation(['owner', 'notifications', 204], {
    summary: 'Removes the webhook of a group, by its owner.',
  }),
  'POST /api/groups/:group/webhook/test': operation(['owner', 'notifications', 202], {
    summary: 'Sends a test message to the webhook of a group, by its owner.',
  }),
  'PUT /api/groups/:group/owner': operation(['owner', 'table-write', 204], {
    summary: 'Makes another member the owner of a group.',
    body: wire.groupOwnerSchema,
  }),
  'PUT /api/groups/:group/invitations': operation(['member', 'table-write', 204], {
    summary: 'Sets whether the caller is invited to the tables of a group.',
    body: wire.groupInvitationSettingSchema,
  }),
  'POST /api/groups/:group/link': operation(['owner', 'table-write', 204], {
    summary: 'Renews the link of a group, by its owner. The former link has no effect any more.',
  }),
} as const;

/** Whether web pages of other origins may read the answer of a route. */
export const isOpenData = (route: keyof typeof ROUTES): boolean => 'isOpenData' in ROUTES[route];

export const OPERATIONS: readonly Operation[] = Object.entries(ROUTES).map(([route, operation]) => {
  const [method = '', path = ''] = route.split(' ');
  return { method: method.toLowerCase(), path, ...operation };
});
