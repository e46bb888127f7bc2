/**
 * The state of a table beside the moves: clock, pause, votes, proposals and absences. All of it is public to everyone
 * who may see the table.
 */
import * as z from 'zod';
import { HOLIDAY_DAYS_MAX, PROPOSAL_KINDS, VERDICTS } from '../types/table-state-constants';
import { BOT_LEVELS } from '../types/bots';
import { seatNumberSchema as seatSchema } from './answer';
import { timeoutActionSchema } from './time-control';

const timestamp = z.int(); // ms since 1970, UTC, by the server's clock

export const verdictSchema = z.enum(VERDICTS);
export type Verdict = z.infer<typeof verdictSchema>;

/** A seat whose owner is absent. */
export const absenceSchema = z.strictObject({
  standIn: z.enum(['none', 'turn', 'seat']), // a bot plays for the owner: this turn, or until the owner returns
  isOpen: z.boolean(), // any person may take the seat
  hasLeft: z.boolean(), // the owner left and returns only by the command `return`
});
export type Absence = Readonly<z.infer<typeof absenceSchema>>;

const startOfDay = timestamp.multipleOf(86_400_000); // UTC

/** Days on which the clock stands still in the turns of a seat. */
export const holidaySchema = z.strictObject({
  seat: seatSchema,
  from: startOfDay,
  until: startOfDay, // after the last day
});
export type Holiday = Readonly<z.infer<typeof holidaySchema>>;

export const clockStateSchema = z.strictObject({
  activeSeat: seatSchema.nullable(), // the seat that is to decide; null: none
  since: timestamp, // when its time began
  deadline: timestamp.nullable(), // null: no clock runs
  weekendsOff: z.literal(true).exactOptional(), // only Monday to Friday (UTC) count
  holidays: z.array(holidaySchema).readonly().exactOptional(), // of this year and later; those of a seat never overlap
  banks: z.array(z.int().min(0)).readonly(), // ms left per seat at `since`, fischer clock only; else empty
});
export type ClockState = Readonly<z.infer<typeof clockStateSchema>>;

export const voteSchema = z.strictObject({
  seat: seatSchema, // the absent seat
  voters: z.array(seatSchema).readonly(),
  ballots: z.array(z.strictObject({ seat: seatSchema, verdict: verdictSchema })).readonly(),
  deadline: timestamp.nullable(), // when the cast ballots decide; null: before the first ballot
});
export type Vote = Readonly<z.infer<typeof voteSchema>>;

const proposalFields = {
  id: z.int().min(1), // the version of the table state that made the proposal
  by: seatSchema,
  pending: z.array(seatSchema).readonly(), // seats that have not answered yet
  agreed: z.array(seatSchema).readonly(), // seats that agreed, without the proposer
  expiresAt: timestamp, // when the proposal ends without an answer
};

const toStateId = z.int().min(0); // the state that a takeback returns to

/**
 * A question of one seat to others. A response names its id, so that a yes never counts for another proposal. Moves go
 * on while it is open; a move ends a takeback.
 */
export const proposalSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pause'), ...proposalFields }),
  z.strictObject({ kind: z.literal('takeback'), ...proposalFields, toStateId }),
  z.strictObject({ kind: z.literal('abort'), ...proposalFields }), // the end of the game without a result
]);
export type Proposal = Readonly<z.infer<typeof proposalSchema>>;
export type ProposalKind = Proposal['kind'];

/**
 * The seat whose proposal was rejected may make no other until `until`, because a proposal interrupts every player.
 */
export const cooldownSchema = z.strictObject({ seat: seatSchema, until: timestamp });

export const tableStateSchema = z.strictObject({
  version: z.int().min(0), // increases by one with each table event
  clock: clockStateSchema,
  pausedAt: timestamp.nullable(),
  proposals: z.array(proposalSchema).readonly(), // at most one of each kind
  takebacks: z.int().min(0), // of the game so far
  isAborted: z.boolean(), // ended by agreement, without a result
  cooldown: cooldownSchema.nullable(),
  vote: voteSchema.nullable(),
  absences: z.array(absenceSchema.nullable()).readonly(), // by seat
});
export type TableState = Readonly<z.infer<typeof tableStateSchema>>;

const proposalKindSchema = z.enum(PROPOSAL_KINDS);

/** An event at a table that is not a move. */
export const tableEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('time-out'), seat: seatSchema, action: timeoutActionSchema }),
  z.strictObject({ type: z.literal('vote-called'), by: seatSchema, seat: seatSchema }),
  z.strictObject({
    type: z.literal('voted'),
    by: seatSchema,
    seat: seatSchema,
    verdict: verdictSchema.nullable(),
  }),
  z.strictObject({ type: z.literal('vote-ended'), seat: seatSchema, verdict: verdictSchema }),
  z.strictObject({ type: z.literal('resumed'), by: seatSchema }),
  z.strictObject({
    type: z.literal('proposed'),
    kind: proposalKindSchema,
    by: seatSchema,
    isAccepted: z.boolean(), // at once, if no other player is to be asked
  }),
  z.strictObject({
    type: z.literal('responded'), // the last yes to a takeback is a row of the log instead
    kind: proposalKindSchema,
    by: seatSchema,
    agrees: z.boolean(),
    isAccepted: z.boolean(), // by all
  }),
  z.strictObject({ type: z.literal('proposal-expired'), kind: proposalKindSchema }),
  z.strictObject({ type: z.literal('proposal-withdrawn'), kind: proposalKindSchema, by: seatSchema }),
  z.strictObject({ type: z.literal('times-moved') }), // by a time in which no server ran
  z.strictObject({ type: z.literal('left'), seat: seatSchema, action: z.enum(['bot-seat', 'open-seat']) }),
  z.strictObject({ type: z.literal('returned'), seat: seatSchema }),
  z.strictObject({
    type: z.literal('bot-assigned'), // by the host
    by: seatSchema,
    seat: seatSchema,
    level: z.enum(BOT_LEVELS),
  }),
  z.strictObject({
    type: z.literal('substituted'),
    seat: seatSchema,
    formerName: z.string(),
    name: z.string(),
  }),
  z.strictObject({ type: z.literal('holiday-announced'), ...holidaySchema.shape }),
  z.strictObject({ type: z.literal('holiday-ended'), seat: seatSchema }), // or cancelled before its start
]);
export type TableEvent = Readonly<z.infer<typeof tableEventSchema>>;

/** The commands of a seat beside its moves: the message `table-command`. */
export const tableCommandSchema = z.discriminatedUnion('type', [
  z.discriminatedUnion('kind', [
    z.strictObject({ type: z.literal('propose'), kind: z.literal('pause') }),
    z.strictObject({ type: z.literal('propose'), kind: z.literal('takeback'), toStateId }),
    z.strictObject({ type: z.literal('propose'), kind: z.literal('abort') }),
  ]),
  // The proposer may respond with false to withdraw.
  z.strictObject({ type: z.literal('respond'), id: z.int().min(1), agrees: z.boolean() }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('call-vote') }), // about the active seat, if no clock runs
  z.strictObject({ type: z.literal('vote'), verdict: verdictSchema }),
  z.strictObject({ type: z.literal('leave') }), // for good
  z.strictObject({ type: z.literal('return') }), // the owner plays again
  z.strictObject({
    type: z.literal('take-holiday'), // from a day's notice on, one at a time
    from: startOfDay,
    days: z.int().min(1).max(HOLIDAY_DAYS_MAX),
  }),
  z.strictObject({ type: z.literal('end-holiday') }), // with the current day
]);
export type TableCommand = Readonly<z.infer<typeof tableCommandSchema>>;
