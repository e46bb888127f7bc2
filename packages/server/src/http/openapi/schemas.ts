/** The schemas of the documents, by name. */
import * as z from 'zod';
import { recordSchema } from '@great-fire/game/record';
import * as wire from '@great-fire/protocol';
import * as answers from '@great-fire/protocol/response-schemas';

const HTTP_REQUESTS = {
  CreateTableInput: wire.createTableSchema,
  Join: wire.joinSchema,
  PutBot: wire.putBotSchema,
  ChangeTable: wire.changeTableSchema,
  Ready: wire.readySchema,
  SetOpeningHandAnswer: wire.setOpeningHandAnswerSchema,
  Start: wire.startSchema,
  SeatOrderInput: wire.seatOrderSchema,
  TransferHost: wire.transferHostSchema,
  Rename: wire.renameSchema,
  ProfileVisibilityInput: wire.profileVisibilitySchema,
  ExpectedName: wire.expectedNameSchema,
  SaveNote: wire.noteSchema,
  SaveTableNote: wire.tableNoteSchema,
  CreateGroup: wire.createGroupSchema,
  GroupKey: wire.groupInvitationSchema,
  JoinGroup: wire.joinGroupSchema,
  RenameGroup: wire.renameGroupSchema,
  GroupOwner: wire.groupOwnerSchema,
  GroupInvitationSetting: wire.groupInvitationSettingSchema,
  Invite: wire.inviteSchema,
  InvitationSetting: wire.invitationSettingSchema,
  GroupDiary: wire.groupDiarySchema,
  GroupReports: wire.groupReportsSchema,
  ProposeDate: wire.proposeDateSchema,
  AnswerDate: wire.answerDateSchema,
  ChooseDate: wire.chooseDateSchema,
  Webhook: wire.webhookSchema,
  NotificationSettings: wire.notificationSettingsSchema,
  PushSubscription: wire.pushSubscriptionSchema,
  SetEmail: wire.setEmailSchema,
  EmailReminders: wire.emailRemindersSchema,
  ConfirmEmail: wire.confirmEmailSchema,
  EmailSignIn: wire.emailSignInSchema,
  Claim: wire.claimSchema,
  CodeClaim: wire.codeClaimSchema,
} as const;

/** The queries. Their fields become parameters. */
export const QUERY_SCHEMAS = {
  ListQuery: wire.listQuerySchema,
  RecordsQuery: wire.recordsQuerySchema,
  GamesQuery: wire.gamesQuerySchema,
  PreviewQuery: wire.previewQuerySchema,
  ExpectedName: wire.expectedNameSchema,
  WithdrawDate: wire.withdrawDateSchema,
  GroupTablesQuery: wire.groupTablesQuerySchema,
  StandingsQuery: wire.standingsQuerySchema,
} as const;

const SHARED_ANSWERS = {
  Error: wire.apiErrorSchema,
  SeatSummary: answers.seatSummarySchema,
  MatchSummary: answers.matchSummarySchema,
  MatchListItem: answers.matchListItemSchema,
  ActiveTurn: answers.activeTurnSchema,
} as const;

const HTTP_ANSWERS = {
  Health: z.object({ ok: z.literal(true) }),
  Readiness: z.object({
    ready: z.boolean(),
    reason: z.enum(['stopping', 'storage']).exactOptional().describe('why the server is not ready'),
  }),
  ApiDocument: z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) }),
  SocketDocument: z.looseObject({
    asyncapi: z.string(),
    info: z.looseObject({}),
    channels: z.looseObject({}),
  }),
  JsonSchema: z.looseObject({ $schema: z.string() }),
  MatchPage: answers.matchPageSchema,
  MatchDetail: answers.matchDetailSchema,
  SeatClaim: answers.seatClaimSchema,
  RematchSeat: answers.rematchSeatSchema,
  Me: answers.meSchema,
  NetworkOrigins: answers.networkOriginsSchema,
  MyData: answers.myDataSchema,
  MyBlocksAndNotes: answers.myBlocksAndNotesSchema,
  Devices: answers.devicesSchema,
  RecoveryLink: answers.recoveryLinkSchema,
  RecoveryCode: answers.recoveryCodeSchema,
  Recovered: answers.recoveredSchema,
  EmailConfirmed: answers.emailConfirmedSchema,
  NotificationStatus: answers.notificationStatusSchema,
  TableWebhookStatus: answers.tableWebhookStatusSchema,
  Note: answers.savedNoteSchema,
  NoteResponse: answers.noteResponseSchema,
  TableNotes: answers.tableNotesSchema,
  Profile: answers.profileSchema,
  GamesPage: answers.gamesPageSchema,
  Leaderboard: answers.leaderboardSchema,
  Group: answers.groupSchema,
  GroupInvitation: answers.groupPreviewSchema,
  MyGroups: answers.myGroupsSchema,
  Standings: answers.standingsSchema,
  RecentPlayers: answers.recentPlayersSchema,
  Diary: answers.diarySchema,
  GameRecord: recordSchema,
} as const;

const SOCKET_REQUESTS = {
  District: wire.districtSchema,
  Action: wire.actionSchema,
  Handshake: wire.handshakeSchema,
  Move: wire.moveSchema,
  TableCommand: wire.tableCommandSchema,
  ChatMessage: wire.chatSchema,
  ChatHistoryRequest: wire.chatHistorySchema,
  Moderation: wire.moderationSchema,
  HistoryRequest: wire.historySchema,
  HistoricViewsRequest: wire.historicViewsSchema,
  Visibility: wire.visibilitySchema,
  Signal: wire.signalSchema,
  LeadReplay: wire.leadReplaySchema,
} as const;

const SOCKET_ANSWERS = {
  PlayerView: answers.playerViewSchema,
  HistoricView: answers.historicViewSchema,
  DistrictState: answers.districtStateSchema,
  SeatState: answers.seatStateSchema,
  Turn: answers.turnSchema,
  Result: answers.resultSchema,
  OwnSecrets: answers.ownSecretsSchema,
  BgioContext: answers.bgioContextSchema,
  GameEvent: answers.gameEventSchema,
  Frame: answers.frameSchema,
  LogEntry: answers.logEntrySchema,
  TableState: wire.tableStateSchema,
  TableEvent: wire.tableEventSchema,
  TableLogEntry: answers.tableLogEntrySchema,
  ChatLine: answers.chatLineSchema,
  Presence: answers.presenceSchema,
  PlayerSignal: answers.signalMessageSchema,
  LedReplay: answers.ledReplaySchema,
  Lead: z.object({ leader: z.string().describe('the id of the sender in `led-replay`') }),
  Sync: answers.syncSchema,
  Update: answers.updateSchema,
  Patch: answers.patchSchema,
  DeltaUpdate: answers.deltaUpdateSchema,
  LobbyUpdate: answers.lobbyUpdateSchema,
  GroupTablesChange: answers.groupTablesChangeSchema,
  ServiceStatus: answers.serviceStatusSchema,
  Maintenance: answers.maintenanceSchema,
  ReconnectHint: answers.reconnectHintSchema,
  StoredMove: z.object({ stateId: z.int().min(0).describe('the state after the move') }),
  SyncAnswer: z.object({ sync: answers.syncSchema }),
  SentLine: z.object({ line: answers.chatLineSchema }),
  ChatPage: answers.chatPageSchema,
  ModerationAnswer: answers.mutedPersonsSchema.partial(),
  HistoryPage: answers.historyPageSchema,
  HistoricViewRange: answers.historicViewRangeSchema,
  HistoricViewsAnswer: z.object({ historicViews: answers.historicViewRangeSchema }),
  LegalActions: answers.legalActionsSchema,
  ServerTime: answers.serverTimeSchema,
  Done: z.object({}),
} as const;

/** The schemas of a document. */
export interface SchemaSet {
  readonly requests: Readonly<Record<string, z.ZodType>>;
  readonly answers: Readonly<Record<string, z.ZodType>>;
}

export const HTTP_SCHEMAS = {
  requests: HTTP_REQUESTS,
  answers: { ...SHARED_ANSWERS, ...HTTP_ANSWERS },
} as const satisfies SchemaSet;

export const SOCKET_SCHEMAS = {
  requests: SOCKET_REQUESTS,
  answers: { ...SHARED_ANSWERS, ...SOCKET_ANSWERS },
} as const satisfies SchemaSet;

export type RequestName = keyof typeof HTTP_SCHEMAS.requests;
export type QueryName = keyof typeof QUERY_SCHEMAS;
export type AnswerName = keyof typeof HTTP_SCHEMAS.answers;
export type SocketRequestName = keyof typeof SOCKET_SCHEMAS.requests;
export type SocketAnswerName = keyof typeof SOCKET_SCHEMAS.answers;
