/** Schemas and types of the answers about people: profiles, ratings, blocks and notes. */
import { gameOptionsSchema } from '@great-fire/game/schemas';
import * as z from 'zod';
import { countSchema, seatNumberSchema, timestampSchema, type Answer } from './answer';
import { matchIdSchema } from './lobby';
import { handleSchema } from './profiles';

export const savedNoteSchema = z.object({
  text: z.string(),
  at: timestampSchema.describe('ms since 1970, UTC: when it was written'),
});
export type Note = Answer<z.infer<typeof savedNoteSchema>>;

export const noteResponseSchema = z.object({
  note: savedNoteSchema.nullable().describe('null: the note was deleted'),
});
export type NoteResponse = Answer<z.infer<typeof noteResponseSchema>>;

/** The caller's block and note on a person. */
const personRelationSchema = z.object({
  isBlocked: z.boolean(),
  note: savedNoteSchema.nullable(),
});
export type PersonRelation = Answer<z.infer<typeof personRelationSchema>>;

/** A person with a seat at a table, with the caller's block and note. */
const seatRelationSchema = personRelationSchema.extend({ seat: seatNumberSchema, name: z.string() });
export type SeatRelation = Answer<z.infer<typeof seatRelationSchema>>;

/** GET /api/matches/:match/notes: the caller's notes on a table and on the persons with a seat. */
export const tableNotesSchema = z.object({
  tableNote: savedNoteSchema.nullable().describe('the note on the table itself'),
  canWrite: z.boolean().describe('the caller may write the note on the table'),
  persons: z.array(seatRelationSchema).describe('all but the caller'),
});
export type TableNotes = Answer<z.infer<typeof tableNotesSchema>>;

const publicNameSchema = z.object({ handle: handleSchema, name: z.string() });
export type PublicName = Answer<z.infer<typeof publicNameSchema>>;

/** GET /api/me/blocks-and-notes: the persons that the caller blocked and those with a note, newest first. */
export const myBlocksAndNotesSchema = z.object({
  blocked: z.array(publicNameSchema),
  noted: z.array(publicNameSchema.extend({ text: z.string() })),
});
export type MyBlocksAndNotes = Answer<z.infer<typeof myBlocksAndNotesSchema>>;

/** A conservative rating: the expected value minus three times the standard deviation. */
const publicRatingSchema = z.object({
  rating: z.number(),
  games: countSchema.describe('number of rated games'),
});

/** Totals of all games with one number of players and one set of options. */
const gameTotalsSchema = z.object({
  players: z.int().min(3).max(6),
  options: gameOptionsSchema,
  games: countSchema,
  wins: countSchema.describe('without ties'),
  sharedWins: countSchema.describe('ties for the first place'),
  vp: z.int().describe('sum over all these games'),
  houses: countSchema.describe('own houses that stood at the end'),
  conesPutOut: countSchema,
  objectivesSurvived: countSchema,
  objectivesLost: countSchema,
});
export type GameTotals = Answer<z.infer<typeof gameTotalsSchema>>;

export const profileSchema = z.object({
  handle: handleSchema.nullable().describe('null: the profile is private'),
  name: z.string().nullable(),
  isMe: z.boolean(),
  isPublic: z.boolean().describe('visible to others'),
  totals: z.array(gameTotalsSchema).describe('by number of players and options'),
  rating: publicRatingSchema.nullable().describe('null: not rated, or this server shows no ratings'),
  relation: personRelationSchema
    .nullable()
    .describe('null: the profile of the caller, or the caller is not signed in'),
});
export type Profile = Answer<z.infer<typeof profileSchema>>;

const finishedSeatSchema = z.object({
  name: z.string().nullable(),
  handle: handleSchema.nullable().describe('null: the profile is private'),
  place: z.int().min(1).max(6).describe('1: first; tied seats share a place'),
  total: z.int().describe('VP'),
});

const finishedGameSchema = z.object({
  matchId: matchIdSchema,
  tableName: z.string(),
  options: gameOptionsSchema,
  endedAt: timestampSchema,
  seats: z.array(finishedSeatSchema),
  seat: seatNumberSchema.describe('the seat of the person'),
  isRated: z.boolean(),
});
export type FinishedGame = Answer<z.infer<typeof finishedGameSchema>>;

export const gamesPageSchema = z.object({
  games: z.array(finishedGameSchema),
  nextCursor: z.string().nullable().describe('null: last page'),
});
export type GamesPage = Answer<z.infer<typeof gamesPageSchema>>;

const leaderboardEntrySchema = publicRatingSchema.extend({
  place: z.int().min(1).describe('tied persons share a place'),
  name: z.string().nullable(),
  handle: handleSchema,
  isMe: z.boolean(),
});
export type LeaderboardEntry = Answer<z.infer<typeof leaderboardEntrySchema>>;

/**
 * GET /api/leaderboard: the best persons with at least `minGames` rated games. Answers `not-found` if the server shows
 * no ratings.
 */
export const leaderboardSchema = z.object({
  minGames: countSchema,
  entries: z.array(leaderboardEntrySchema),
});
export type Leaderboard = Answer<z.infer<typeof leaderboardSchema>>;
