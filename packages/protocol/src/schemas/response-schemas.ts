/**
 * Schemas of the answers that other programs need. Kept separate, because the client knows answers by their types and
 * should not bundle these. The schemas accept unknown fields, because answers may get further ones.
 */
import { ACTION_TYPES, DIRECTIONS } from '@great-fire/game';
import * as z from 'zod';
import { TABLE_LANGUAGES } from '../types/language';
import { districtSchema } from './action';
import { MATCH_STATUSES, matchIdSchema, optionsSchema } from './lobby';
import type { MatchDetail, MatchPage, MatchSummary, Me, SeatClaim, RematchSeat } from './lobby';
import { timeControlSchema } from './time-control';
import { BOT_LEVELS, BOT_SPEEDS } from '../types/bots';
import type { SeatSummary } from '../types/seats';
import type { ActiveTurn, MatchListItem } from '../types/match-list-item';
import { SPECTATOR_DELAY_MAX_MINUTES, SPECTATOR_ACCESS } from '../types/spectator-policy';

const seat = z.int().min(0).max(5);
const timestamp = z.int().describe('ms since 1970, UTC');
const status = z.enum(MATCH_STATUSES);
const language = z.enum(TABLE_LANGUAGES);

export const seatSummarySchema = z.object({
  name: z.string().nullable().describe('null: the seat is free'),
  botLevel: z.enum(BOT_LEVELS).nullable().describe('level of the bot that plays; null: a person plays'),
  hasOwner: z.boolean().describe('a person owns the seat, even if a bot stands in'),
  isReady: z.boolean(),
  isOpen: z.boolean().describe('the game runs and any person may take the seat'),
}) satisfies z.ZodType<SeatSummary>;

export const matchSummarySchema = z.object({
  id: matchIdSchema,
  tableName: z.string(),
  status,
  private: z.boolean(),
  options: optionsSchema,
  timeControl: timeControlSchema,
  language,
  profanityFilter: z.boolean(),
  spectatorPolicy: z.object({
    access: z.enum(SPECTATOR_ACCESS),
    delayMinutes: z.int().min(0).max(SPECTATOR_DELAY_MAX_MINUTES),
  }),
  botSpeed: z
    .enum(BOT_SPEEDS)
    .describe('delay before the moves of bots: the usual one, a quarter of it, or none'),
  seats: z.array(seatSummarySchema),
  dealCommitments: z
    .object({
      isLocked: z
        .boolean()
        .describe('true after the start; an open table then waits for the missing reveals'),
      commitments: z.array(z.string().nullable()).describe('by seat; null: the seat has no commitment'),
      revealed: z.array(z.boolean()),
    })
    .exactOptional()
    .describe('commitments to the deal; omitted: no seat has one'),
  hostSeat: seat.nullable(),
  turn: z.int().min(0).describe('0 before the first turn'),
  activeSeat: seat.nullable().describe('the seat that decides next; null unless the game runs'),
  burning: z.array(z.string()).describe('burning districts, ordered by distance from the first fire'),
  spectators: z.int().min(0),
  createdAt: timestamp,
  updatedAt: timestamp,
}) satisfies z.ZodType<MatchSummary>;

export const activeTurnSchema = z.object({
  seat,
  step: z.string().nullable(),
  since: timestamp,
  deadline: timestamp.nullable().describe('ms since 1970, UTC; null: no clock runs'),
  isPaused: z.boolean(),
}) satisfies z.ZodType<ActiveTurn>;

export const matchListItemSchema = z.object({
  id: matchIdSchema,
  name: z.string().describe('name of the table'),
  status,
  seats: z
    .array(z.union([z.string(), z.literal(0), z.null()]))
    .describe('by seat: the name of a person, 0 for a bot, null for a free seat'),
  openSeats: z.array(seat).exactOptional().describe('seats of a running game that any person may take'),
  variants: z.string().exactOptional().describe('h: hidden colours, m: more destruction, c: a hundred cones'),
  clock: z
    .string()
    .describe(
      "'': no clock, '90': seconds per turn, '1200+20': bank and increment in seconds, '3d': days per turn",
    ),
  lang: language,
  private: z.literal(true).exactOptional(),
  turn: z.int().exactOptional(),
  fire: z.string().exactOptional().describe('burning districts, two letters each'),
  spectators: z.int().exactOptional(),
  isBlocked: z.literal(true).exactOptional(),
  scores: z.array(z.int()).exactOptional().describe('by seat, for a game with open colours'),
}) satisfies z.ZodType<MatchListItem>;

export const matchPageSchema = z.object({
  matches: z.array(matchListItemSchema),
  nextCursor: z.string().nullable().describe('cursor of the next page; null: there is none'),
}) satisfies z.ZodType<MatchPage>;

export const matchDetailSchema = z.object({
  match: matchSummarySchema,
  mySeat: seat.nullable(),
  seedCommitment: z.string().describe('SHA-256 of the seed, hex'),
}) satisfies z.ZodType<MatchDetail>;

const token = z
  .string()
  .describe('authorizes this seat, as a bearer token and in the handshake; returned only once');

const seedCommitment = z.string().describe('SHA-256 of the seed, hex');

export const seatClaimSchema = z.object({
  match: matchSummarySchema,
  seat,
  token,
  seedCommitment: seedCommitment,
}) satisfies z.ZodType<SeatClaim>;

export const rematchSeatSchema = z.object({
  match: matchSummarySchema,
  seat,
  token: token.nullable(),
  seedCommitment: seedCommitment,
}) satisfies z.ZodType<RematchSeat>;

export const meSchema = z.object({
  name: z.string().nullable(),
  handle: z.string().nullable(),
  hasEmail: z.boolean(),
  hasLeaderboard: z.boolean(),
  tables: z.array(z.object({ match: matchListItemSchema, seat, activeTurn: activeTurnSchema.nullable() })),
  serverTime: timestamp,
}) satisfies z.ZodType<Me>;

/** The answer to `legal-actions` over the socket. `Action` has the fields of each type. */
export const legalActionsSchema = z.object({
  stateId: z.int().min(0),
  actions: z
    .array(z.looseObject({ type: z.enum(ACTION_TYPES) }))
    .describe('every legal action except spread and intensify'),
  spreads: z
    .array(
      z.object({
        card: z.enum(DIRECTIONS),
        token: z.literal('double-move').exactOptional().describe('must be part of the action'),
        sources: z.array(districtSchema).describe('any of these is a legal `from`'),
        targets: z
          .array(z.object({ to: districtSchema, exits: z.array(districtSchema) }))
          .describe('any `to` is legal, with any of its `exits` as `exit`'),
      }),
    )
    .describe('one entry for each card and fire area'),
  intensify: z
    .object({
      count: z.int().min(0).max(3).describe('number of cones to place'),
      room: z.partialRecord(districtSchema, z.int().min(1)).describe('cones that fit, by district'),
    })
    .nullable()
    .describe('null except in the phase `intensify`'),
});
