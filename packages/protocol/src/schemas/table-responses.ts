/**
 * Schemas and types of the answers about tables. Kept apart from the requests, because the client needs only the types
 * and should not bundle the schemas. The schemas accept unknown fields, because answers may get further ones.
 */
import { GAME_OPTIONS, GAME_OPTION_NAMES, OPENING_HAND_ANSWERS } from '@great-fire/game';
import * as z from 'zod';
import { LANGUAGES } from '../types/language';
import { BOT_LEVELS } from '../types/bots';
import { seatNumberSchema as seat, timestampSchema as timestamp, type Answer } from './answer';
import { groupIdSchema } from './groups';
import { MATCH_STATUSES, matchIdSchema } from './lobby';
import { TABLE_OPTION_SCHEMAS } from './table-options';

const status = z.enum(MATCH_STATUSES);
const language = z.enum(LANGUAGES);

const VARIANT_LETTERS = GAME_OPTION_NAMES.map((name) => `${GAME_OPTIONS[name].code}: ${name}`).join(', ');

export const seatSummarySchema = z.object({
  name: z.string().nullable().describe('null: the seat is free'),
  botLevel: z.enum(BOT_LEVELS).nullable().describe('level of the bot that plays; null: a person plays'),
  hasOwner: z.boolean().describe('a person owns the seat, even if a bot stands in'),
  isReady: z.boolean().describe('bots always are; the host is by starting'),
  isOpen: z.boolean().describe('the game runs and any person may take the seat'),
});
export type SeatSummary = Answer<z.infer<typeof seatSummarySchema>>;

/** A table for its own page and the waiting room. Lists use `MatchListItem`. */
export const matchSummarySchema = z.object({
  id: matchIdSchema,
  tableName: z.string(),
  status,
  ...TABLE_OPTION_SCHEMAS,
  profanityFilter: z.boolean().describe('masks swear words in the chat; default: false at a private table'),
  seats: z.array(seatSummarySchema),
  hostSeat: seat.nullable(),
  turn: z.int().min(0).describe('0 before the first turn'),
  activeSeat: seat.nullable().describe('the seat that decides next; null unless the game runs'),
  burning: z.array(z.string()).describe('burning districts, ordered by distance from the first fire'),
  spectators: z.int().min(0).describe('as known to this server'),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type MatchSummary = Answer<z.infer<typeof matchSummarySchema>>;

/** The decision that a running game waits for. All times in ms since 1970, UTC. */
export const activeTurnSchema = z.object({
  seat,
  step: z.string().nullable().describe('the step at the start of the turn; null: unknown'),
  since: timestamp,
  deadline: timestamp.nullable().describe('ms since 1970, UTC; null: no clock runs'),
  isPaused: z.boolean(),
});
export type ActiveTurn = Answer<z.infer<typeof activeTurnSchema>>;

/** A table in a list. The format is compact, because one page may hold fifty tables. Default values are left out. */
export const matchListItemSchema = z.object({
  id: matchIdSchema,
  name: z.string().describe('name of the table'),
  status,
  seats: z
    .array(z.union([z.string(), z.literal(0), z.null()]))
    .describe('by seat: the name of a person, 0 for a bot, null for a free seat'),
  openSeats: z.array(seat).exactOptional().describe('seats of a running game that any person may take'),
  variants: z
    .string()
    .exactOptional()
    .describe(`the rules that differ from the standard game: ${VARIANT_LETTERS}`),
  clock: z
    .string()
    .describe(
      "'': no clock, '90': seconds per turn, '1200+20': bank and increment in seconds, '3d': days per turn",
    ),
  lang: language,
  private: z.literal(true).exactOptional(),
  turn: z.int().exactOptional(),
  endedAt: timestamp.exactOptional().describe('for a game that is over'),
  fire: z.string().exactOptional().describe('burning districts, two letters each'),
  spectators: z.int().exactOptional(),
  isBlocked: z.literal(true).exactOptional().describe('a seat is free, but the reader blocked a player'),
  scores: z
    .array(z.int())
    .exactOptional()
    .describe('VP by seat, for a game with open colours; at the end with all that was secret'),
  places: z
    .array(z.int().min(1))
    .exactOptional()
    .describe('places by seat, for a finished game with equal `scores`, which the tie-breaks order'),
});
export type MatchListItem = Answer<z.infer<typeof matchListItemSchema>>;

export const matchPageSchema = z.object({
  matches: z.array(matchListItemSchema),
  nextCursor: z.string().nullable().describe('cursor of the next page; null: there is none'),
});
export type MatchPage = Answer<z.infer<typeof matchPageSchema>>;

/** The answer of GET /api/matches/:id. */
export const matchDetailSchema = z.object({
  match: matchSummarySchema,
  mySeat: seat.nullable(),
  myOpeningHandAnswer: z
    .enum(OPENING_HAND_ANSWERS)
    .nullable()
    .describe('for five identical cards; null: the caller has no seat, or the game has begun'),
  seedCommitment: z.string().describe('SHA-256 of the seed, hex'),
  group: z
    .object({ id: groupIdSchema, name: z.string() })
    .nullable()
    .describe('that the table is for; null: none, or the caller is no member'),
});
export type MatchDetail = Answer<z.infer<typeof matchDetailSchema>>;

const token = z
  .string()
  .describe('authorizes this seat, as a bearer token and in the handshake; returned only once');

const seedCommitment = z.string().describe('SHA-256 of the seed, hex');

/**
 * Returned once: the server stores only a hash of the token. A browser also gets an httpOnly cookie and may discard
 * the token.
 */
export const seatClaimSchema = z.object({
  match: matchSummarySchema,
  seat,
  token,
  seedCommitment: seedCommitment,
});
export type SeatClaim = Answer<z.infer<typeof seatClaimSchema>>;

/**
 * POST /api/matches/:id/rematch, by a player of the finished game: a seat at the next table of the same people (201).
 * The first request opens the table, with every player one seat further and the same bots. The game begins when every
 * player has said to be ready.
 *
 * A repeated request returns the caller's seat without a token (200).
 */
export const rematchSeatSchema = z.object({
  match: matchSummarySchema,
  seat,
  token: token.nullable(),
  seedCommitment: seedCommitment,
});
export type RematchSeat = Answer<z.infer<typeof rematchSeatSchema>>;

const tableInvitationSchema = z.object({
  match: matchListItemSchema,
  by: z.string().nullable().describe('the name of the player who invites; null: the date of the group'),
  group: z.string().nullable().describe('the name of the group that the table is for; null: none'),
  at: timestamp,
});
export type TableInvitation = Answer<z.infer<typeof tableInvitationSchema>>;

/**
 * GET /api/me: the caller's name, settings, tables and invitations. DELETE /api/me/invitations/:match declines one, for
 * good at this table (204). POST /api/me/invitations/seen says that the page shows them all: then none of them is sent
 * as a notification (204).
 *
 * DELETE /api/matches/:id/seats/:seat leaves an open table (204). By the host, it removes that player, who then cannot
 * join again (`kicked`).
 */
export const meSchema = z.object({
  name: z.string().nullable().describe('the last name used'),
  handle: z.string().nullable().describe('public id: /people/HANDLE; null: not signed in'),
  hasEmail: z.boolean().describe('this server sends e-mail, so that a person may sign in by it'),
  hasLeaderboard: z.boolean().describe('this server shows ratings and a leaderboard'),
  tables: z
    .array(
      z.object({
        match: matchListItemSchema,
        seat,
        openedAt: timestamp,
        activeTurn: activeTurnSchema.nullable(),
      }),
    )
    .describe('without tables that were closed before their game began'),
  invitations: z.array(tableInvitationSchema).describe('to open tables, the newest first'),
  serverTime: z.int().describe('ms since 1970, UTC: the clock of the server, the base of all deadlines'),
});
export type MyTable = Me['tables'][number];
export type Me = Answer<z.infer<typeof meSchema>>;

/** The answer of GET /api/network-origins. */
export const networkOriginsSchema = z.object({
  origins: z.array(z.string()).describe("where other devices reach the server: 'http://192.168.1.20:8000'"),
});
export type NetworkOrigins = Answer<z.infer<typeof networkOriginsSchema>>;
