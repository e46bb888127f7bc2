/** The lobby over HTTP (all paths under /api) and its news over the socket. */
import * as z from 'zod';
import { TABLE_LANGUAGES } from '../types/language';
import type { TableLanguage } from '../types/language';
import { NAME_MAX, TABLE_NAME_MAX } from '../types/text-limits';
import { timeControlSchema } from './time-control';
import type { TimeControl } from './time-control';
import { seatCommitmentSchema } from './deal-commitments';
import type { DealCommitments } from './deal-commitments';
import { OFFERED_LEVELS } from '../types/seats';
import type { SeatSummary } from '../types/seats';
import { FILTERS } from '../types/table-filter';
import type { ActiveTurn, MatchListItem } from '../types/match-list-item';
import { SPECTATOR_DELAY_MAX_MINUTES, SPECTATOR_ACCESS } from '../types/spectator-policy';
import type { SpectatorPolicy } from '../types/spectator-policy';

// Control characters, bidi overrides and zero-width marks would let a name pose as another.
const displayTextSchema = (maxLength: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(maxLength)
        .regex(/^[^\p{C}\u2028\u2029]+$/u, 'has characters that cannot be shown'),
    );

export const playerNameSchema = displayTextSchema(NAME_MAX);
export const tableNameSchema = displayTextSchema(TABLE_NAME_MAX);

export const playerCountSchema = z.union([z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);

export const optionsSchema = z.strictObject({
  hiddenColours: z.boolean(),
  moreDestruction: z.boolean(),
  cones: z.union([z.literal(65), z.literal(100)]),
});

const levelSchema = z.enum(OFFERED_LEVELS);
const languageSchema = z.enum(TABLE_LANGUAGES);
const spectatorPolicySchema = z.strictObject({
  access: z.enum(SPECTATOR_ACCESS),
  delayMinutes: z.int().min(0).max(SPECTATOR_DELAY_MAX_MINUTES),
});

/**
 * POST /api/matches: opens a table, takes its first seat and gives the next ones to `bots`; where these take all
 * others it is started, else when its host says so. Answers 201 with `SeatClaim`.
 */
export const openTableSchema = z
  .strictObject({
    tableName: tableNameSchema,
    players: playerCountSchema,
    options: optionsSchema,
    private: z.boolean(),
    name: playerNameSchema,
    timeControl: timeControlSchema.exactOptional(), // left out: no clock
    language: languageSchema.exactOptional(), // left out: 'en'
    bots: z.array(levelSchema).readonly().exactOptional(),
    spectatorPolicy: spectatorPolicySchema.exactOptional(), // left out: at once, by anybody, or of a private table by its link
    commitment: seatCommitmentSchema.exactOptional(), // left out: the opener's seat adds nothing to the deal
  })
  .refine(({ players, bots = [] }) => bots.length < players, { path: ['bots'], error: 'are too many' });
export type OpenTable = z.infer<typeof openTableSchema>;

/** POST /api/matches/:id/seats: takes a free seat (the first one, or `seat`). Answers 201 with `SeatClaim`. */
export const joinSchema = z.strictObject({
  name: playerNameSchema,
  seat: z.int().min(0).max(5).exactOptional(),
  commitment: seatCommitmentSchema.exactOptional(), // left out, and in a game under way: the seat adds nothing to the deal
});
export type Join = z.infer<typeof joinSchema>;

/**
 * PUT /api/matches/:id/seats/:seat/bot, by the host: seats a bot there, or gives the bot there another level (204). In a
 * game under way also where an owner is away: the bot plays on until the owner is back, or somebody takes the seat.
 */
export const putBotSchema = z.strictObject({ level: levelSchema });
export type PutBot = z.infer<typeof putBotSchema>;

/**
 * PATCH /api/matches/:id, by the host of a table that is open: changes what is named (204). Other seats, options or
 * another pace ask everybody to be ready again. Where there come to be fewer seats, who sits beyond them moves down.
 */
export const changeTableSchema = z
  .strictObject({
    tableName: tableNameSchema.exactOptional(),
    players: playerCountSchema.exactOptional(),
    options: z
      .strictObject({
        hiddenColours: z.boolean().exactOptional(),
        moreDestruction: z.boolean().exactOptional(),
        cones: optionsSchema.shape.cones.exactOptional(),
      })
      .exactOptional(),
    private: z.boolean().exactOptional(),
    timeControl: timeControlSchema.exactOptional(),
    language: languageSchema.exactOptional(),
    profanityFilter: z.boolean().exactOptional(),
    spectatorPolicy: spectatorPolicySchema.exactOptional(),
  })
  .refine((change) => Object.keys(change).length > 0, { error: 'names nothing to change' });
export type ChangeTable = z.infer<typeof changeTableSchema>;

/**
 * PUT /api/matches/:id/seats/:seat/ready, by who sits there, while the table is open: ready for the start, or not
 * after all (204). POST /api/matches/:id/start, by the host: begins the game once every seat is taken and everybody
 * is ready (204); else `not-ready`. Where a seat adds a part to the deal, the game begins once all parts are revealed.
 */
export const readySchema = z.strictObject({ ready: z.boolean() });
export type Ready = z.infer<typeof readySchema>;

/**
 * PUT /api/matches/:id/order, by the host of a table that is open: the player of seat `order[0]` is first from now on,
 * and so on (204). The order of the seats is that of the turns.
 */
export const seatOrderSchema = z.strictObject({
  order: z
    .array(z.int().min(0).max(5))
    .min(3)
    .max(6)
    .readonly()
    .refine((seats) => seats.every((_, seat) => seats.includes(seat)), 'does not name every seat once'),
});
export type SeatOrder = z.infer<typeof seatOrderSchema>;

/**
 * POST /api/matches/:id/close, by anybody who sits there, while the table waits for parts of the deal: it ends without a game
 * (204). Nothing else of it can be changed by then (`awaiting-reveals`).
 */

/** PUT /api/matches/:id/host, by the host: whoever sits in `seat` is it from now on (204). */
export const transferHostSchema = z.strictObject({ seat: z.int().min(0).max(5) });
export type TransferHost = z.infer<typeof transferHostSchema>;

export const MATCH_STATUSES = [
  'open',
  'running',
  'finished', // played to its end
  'unfinished', // closed before its end, for nobody came any more
] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

const tableFilterSchema = z.strictObject({
  players: z.enum(FILTERS.players).exactOptional(),
  hiddenColours: z.enum(FILTERS.hiddenColours).exactOptional(),
  moreDestruction: z.enum(FILTERS.moreDestruction).exactOptional(),
  cones: z.enum(FILTERS.cones).exactOptional(),
  timeControl: z.enum(FILTERS.timeControl).exactOptional(),
  language: z.enum(FILTERS.language).exactOptional(),
  bots: z.enum(FILTERS.bots).exactOptional(),
} satisfies Readonly<Record<keyof typeof FILTERS, z.ZodType>>);

/**
 * GET /api/matches?status=open|running|finished|unfinished&limit=&cursor=, and any of the filters, of which a table
 * fits all (`&pace=live&language=de`): answers `MatchPage`, newest first.
 */
export const listQuerySchema = tableFilterSchema.extend({
  status: z.enum(MATCH_STATUSES).default('open'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(100).exactOptional(),
});

/** Ids are 10 letters and digits without those that look alike. */
export const matchIdSchema = z.string().regex(/^[23456789abcdefghjkmnpqrstuvwxyz]{10}$/);

/** One table as its own page and the waiting room show it; lists have `MatchListItem`. */
export interface MatchSummary {
  readonly id: string;
  readonly tableName: string;
  readonly status: MatchStatus;
  readonly private: boolean;
  readonly options: z.infer<typeof optionsSchema>;
  readonly timeControl: TimeControl;
  readonly language: TableLanguage;
  readonly profanityFilter: boolean; // swear words in the chat; where the host says nothing: not at a private table
  readonly spectatorPolicy: SpectatorPolicy;
  readonly seats: readonly SeatSummary[];
  readonly dealCommitments?: DealCommitments; // left out: no seat adds anything to the deal
  readonly hostSeat: number | null; // the seat of whoever arranges the table; null: nobody does
  readonly turn: number; // 0 before the first turn
  readonly activeSeat: number | null; // whose decision is awaited; null unless running
  readonly burning: readonly string[]; // districts on fire, the one furthest from the first fire last
  readonly spectators: number; // as far as this process knows
  readonly createdAt: number; // ms since 1970, UTC
  readonly updatedAt: number;
}

export interface MatchPage {
  readonly matches: readonly MatchListItem[];
  readonly nextCursor: string | null; // cursor of the next page
}

/** Given once: the token is stored hashed. A browser also gets an httpOnly cookie and may forget it. */
export interface SeatClaim {
  readonly match: MatchSummary;
  readonly seat: number;
  readonly token: string;
  readonly seedCommitment: string; // as `MatchDetail` has it
}

/**
 * POST /api/matches/:id/rematch, by who had a seat at the end of its game: a seat at the next table of the same people (201). The
 * first to ask opens it, with everybody one seat on and the same bots; who asks is ready, and once all are there it begins.
 * Asked again it tells where one sits, without a token (200).
 */
export interface RematchSeat extends Omit<SeatClaim, 'token'> {
  readonly token: string | null;
}

/** The table that was opened for the people of another one, as that one shows it. */
export interface RematchTable {
  readonly id: string;
  readonly hostName: string | null; // its host's name; null: nobody's
  readonly seated: number; // how many seats are taken
  readonly players: number; // so many it has
  readonly isOpen: boolean; // its game has not begun
}

/**
 * GET /api/me: what this browser holds. DELETE /api/matches/:id/seats/:seat leaves before the start (204); by the
 * host it takes that person out of the table, who finds no seat there any more (`removed`).
 */
export interface Me {
  readonly name: string | null; // the last name used
  readonly handle: string | null; // what others know one by: `/people/HANDLE`; null: nobody known
  readonly hasEmail: boolean; // this server sends e-mail: one may sign in by it
  readonly hasLeaderboard: boolean; // this server shows ratings, and who is best by them
  readonly tables: readonly MyTable[]; // tables that were closed before their game began are left out
  readonly serverTime: number; // ms since 1970, UTC: the server's clock, which all calls are by
}

export interface MyTable {
  readonly match: MatchListItem;
  readonly seat: number;
  readonly activeTurn: ActiveTurn | null; // null unless the game is under way
}

/** GET /api/matches/:id answers this. */
export interface MatchDetail {
  readonly match: MatchSummary;
  readonly mySeat: number | null;
  readonly seedCommitment: string; // SHA-256 of the seed, hex, as the record gives it
}
