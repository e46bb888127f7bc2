/** What the document has schemas of, by the names that it uses. */
import { recordSchema } from '@great-fire/game';
import * as wire from '@great-fire/protocol';
import * as answers from '@great-fire/protocol/answers';

export const SCHEMAS = {
  Error: wire.apiErrorSchema,
  OpenTable: wire.openTableSchema,
  Join: wire.joinSchema,
  PutBot: wire.putBotSchema,
  ChangeTable: wire.changeTableSchema,
  Ready: wire.readySchema,
  Order: wire.orderSchema,
  HandOver: wire.hostSchema,
  ListQuery: wire.listSchema,
  Rename: wire.renameSchema,
  Page: wire.pageSchema,
  GamesQuery: wire.gamesSchema,
  Meant: wire.meantSchema,
  Note: wire.noteSchema,
  TableNote: wire.tableNoteSchema,
  Hook: wire.hookSchema,
  NoticeWish: wire.noticeWishSchema,
  Push: wire.pushSchema,
  MailWish: wire.mailWishSchema,
  MailReminders: wire.mailRemindersSchema,
  Confirm: wire.confirmSchema,
  SignIn: wire.signInSchema,
  Claim: wire.claimSchema,
  CodeClaim: wire.codeClaimSchema,
  SeatSummary: answers.seatSummarySchema,
  MatchSummary: answers.matchSummarySchema,
  TableRow: answers.tableRowSchema,
  Call: answers.callSchema,
  MatchPage: answers.matchPageSchema,
  MatchDetail: answers.matchDetailSchema,
  SeatGiven: answers.seatGivenSchema,
  SeatedAgain: answers.seatedAgainSchema,
  Me: answers.meAnswerSchema,
  GameRecord: recordSchema,
  // Of the socket, for programs that play (docs/bot-api.md).
  Handshake: wire.handshakeSchema,
  District: wire.districtSchema,
  Action: wire.actionSchema,
  Move: wire.moveSchema,
  Wish: wire.wishSchema,
  LegalChoices: answers.legalChoicesSchema,
} as const;
export type SchemaName = keyof typeof SCHEMAS;
