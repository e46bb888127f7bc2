/** The lobby's HTTP API (all paths under /api) and its socket messages. */
import * as z from 'zod';
import { gameOptionsSchema, someGameOptionsSchema } from '@great-fire/game/schemas';
import { OPENING_HAND_ANSWERS } from '@great-fire/game';
import { normalizeLine } from '../text';
import { NAME_MAX, TABLE_NAME_MAX } from '../types/text-limits';
import { OFFERED_LEVELS } from '../types/bots';
import { PREVIEW_FORMATS } from '../types/preview-image';
import { FILTERS, FILTER_NAMES, type FilterName, type TableFilter } from '../types/table-filter';
import { requestedTableOptions } from './table-options';

/** Ids are 10 letters and digits, without characters that look alike. */
export const matchIdSchema = z.string().regex(/^[23456789abcdefghjkmnpqrstuvwxyz]{10}$/);

export const displayTextSchema = (maxLength: number) =>
  z.string().transform(normalizeLine).pipe(z.string().min(1, 'has nothing that can be seen').max(maxLength));

export const playerNameSchema = displayTextSchema(NAME_MAX);
export const tableNameSchema = displayTextSchema(TABLE_NAME_MAX);

export const playerCountSchema = z.union([z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);

const levelSchema = z.enum(OFFERED_LEVELS);

/** 32 random bytes, chosen by the client. A request that is sent again with the same secret gets the same answer. */
export const secretSchema = z.string().regex(/^[\w-]{43}$/, 'is no secret of 43 letters');

/** Whether to deal again or to keep five identical cards (SET-3). Default: to deal again. Only its player sees it. */
const openingHandAnswerSchema = z.enum(OPENING_HAND_ANSWERS);

/**
 * POST /api/matches opens a table, gives the caller the first seat and `bots` the next ones (201, `SeatClaim`). The
 * caller is the host, who starts the game. With the same `secret` after a lost answer, it answers with the same table.
 */
export const createTableSchema = z
  .strictObject({
    tableName: tableNameSchema,
    players: playerCountSchema,
    ...requestedTableOptions, // `TABLE_OPTIONS` has the defaults
    options: gameOptionsSchema,
    private: z.boolean(),
    name: playerNameSchema,
    bots: z.array(levelSchema).readonly().exactOptional(),
    openingHandAnswer: openingHandAnswerSchema.exactOptional(),
    group: matchIdSchema.exactOptional(), // the caller's group that the table is for
    secret: secretSchema.exactOptional(),
  })
  .refine(({ players, bots = [] }) => bots.length < players, { path: ['bots'], error: 'are too many' });
export type CreateTableInput = z.infer<typeof createTableSchema>;

/**
 * POST /api/matches/:id/seats takes a free seat: `seat`, or the first one. Answers 201 with `SeatClaim`, and with the
 * same seat again if the caller sends the same `secret` after a lost answer.
 */
export const joinSchema = z.strictObject({
  name: playerNameSchema,
  seat: z.int().min(0).max(5).exactOptional(),
  openingHandAnswer: openingHandAnswerSchema.exactOptional(), // ignored in a running game
  secret: secretSchema.exactOptional(),
});
export type Join = z.infer<typeof joinSchema>;

/**
 * PUT /api/matches/:id/seats/:seat/bot, by the host: seats a bot or changes its level (204). In a running game also
 * for the seat of an absent owner. That bot plays until the owner returns or another person takes the seat.
 */
export const putBotSchema = z.strictObject({ level: levelSchema });
export type PutBot = z.infer<typeof putBotSchema>;

/**
 * PATCH /api/matches/:id, by the host of an open table: changes the given fields (204). A change of seats, or of an
 * option that `TABLE_OPTIONS` says so of, resets every player's readiness. If seats are removed, their players move to
 * lower seats.
 *
 * In a running game, the host may change `botSpeed` alone. Any other change is refused (`already-started`).
 */
export const changeTableSchema = z
  .strictObject({
    tableName: tableNameSchema.exactOptional(),
    players: playerCountSchema.exactOptional(),
    ...requestedTableOptions,
    options: someGameOptionsSchema.exactOptional(),
  })
  .refine((change) => Object.keys(change).length > 0, { error: 'names nothing to change' });
export type ChangeTable = z.infer<typeof changeTableSchema>;

/**
 * 128 random bits of a seat, from which the deal follows together with the seed (docs/fairness.md). A player draws them
 * once the table has shown the commitment to its seed.
 */
const contributionSchema = z.string().regex(/^[0-9a-f]{32}$/, 'is not 32 lower-case hex digits');

/**
 * PUT /api/matches/:id/seats/:seat/ready, by the seat's player while the table is open: sets readiness (204). A rematch
 * starts with its last ready player.
 */
export const readySchema = z.strictObject({
  ready: z.boolean(),
  contribution: contributionSchema.exactOptional(), // default: what the seat has, at first none
});
export type Ready = z.infer<typeof readySchema>;

/**
 * POST /api/matches/:id/start, by the host: starts the match if all seats are taken and all players are ready (204),
 * else `not-ready`.
 */
export const startSchema = z.strictObject({
  contribution: contributionSchema.exactOptional(), // of the host's seat; default: what it has
});
export type Start = z.infer<typeof startSchema>;

/**
 * PUT /api/matches/:id/seats/:seat/opening-hand-answer, by the seat's player while the table is open: replaces the
 * seat's standing answer (204). No other player learns it. The start gives the answers of all seats.
 */
export const setOpeningHandAnswerSchema = z.strictObject({ answer: openingHandAnswerSchema });
export type SetOpeningHandAnswer = z.infer<typeof setOpeningHandAnswerSchema>;

/**
 * PUT /api/matches/:id/order, by the host of an open table: moves the player of seat `order[0]` to seat 0, and so on
 * (204). Turns follow the order of the seats.
 */
export const seatOrderSchema = z.strictObject({
  order: z
    .array(z.int().min(0).max(5))
    .min(3)
    .max(6)
    .readonly()
    .refine((seats) => seats.every((_, seat) => seats.includes(seat)), 'does not name every seat once'),
});
export type SeatOrderInput = z.infer<typeof seatOrderSchema>;

/** PUT /api/matches/:id/host, by the host: makes the player of `seat` the host (204). */
export const transferHostSchema = z.strictObject({ seat: z.int().min(0).max(5) });
export type TransferHost = z.infer<typeof transferHostSchema>;

export const MATCH_STATUSES = [
  'open',
  'running',
  'finished', // played to its end
  'unfinished', // closed before its end because no player came back
] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

type FilterSchemas = {
  readonly [N in FilterName]: z.ZodExactOptional<z.ZodType<NonNullable<TableFilter[N]>>>;
};
const tableFilterSchema = z.strictObject(
  Object.fromEntries(
    FILTER_NAMES.map((name) => [name, z.enum(FILTERS[name]).exactOptional()]),
  ) as unknown as FilterSchemas,
);

/**
 * GET /api/matches?status=open|running|finished|unfinished&limit=&cursor= answers `MatchPage`, newest first. A table
 * must match all given filters (`&timeControl=live&language=de`).
 */
export const listQuerySchema = tableFilterSchema.extend({
  status: z.enum(MATCH_STATUSES).default('open'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(100).exactOptional(),
});

/** The picture of a table. */
export const previewQuerySchema = z.strictObject({
  format: z.enum(PREVIEW_FORMATS).default('wide'),
  key: z
    .string()
    .regex(/^[\w-]{43}$/, 'is no key of a picture')
    .exactOptional()
    .describe('from the report of an ended game: shows the result of a private table too'),
});

/** GET /api/records?limit=&cursor= answers the records of public games as lines of JSON, the newest first. */
export const recordsQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(20).default(20),
  cursor: z.string().max(100).exactOptional(),
});
