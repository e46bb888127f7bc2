/**
 * The state of a table beside the moves: clock, pause, votes, proposals and absences. All of it is public to everyone
 * who may see the table.
 */
import * as z from 'zod';
import { timeoutActionSchema } from './time-control';
import { VERDICTS } from '../types/table-state-constants';
import { BOT_LEVELS } from '../types/bots';

const seatSchema = z.int().min(0).max(5);
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

export const clockStateSchema = z.strictObject({
  activeSeat: seatSchema.nullable(), // the seat that is to decide; null: none
  since: timestamp, // when its time began
  deadline: timestamp.nullable(), // null: no clock runs
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

export const pauseProposalSchema = z.strictObject({
  by: seatSchema,
  pending: z.array(seatSchema).readonly(), // seats that have not answered yet
  expiresAt: timestamp, // when the proposal ends without an answer
});
export type PauseProposal = Readonly<z.infer<typeof pauseProposalSchema>>;

/**
 * A proposal to all players who play their own seats. An answer names its id, so that a yes never counts for another
 * proposal.
 */
export const takebackProposalSchema = z.strictObject({
  id: z.int().min(1), // the version of the table state that made the proposal
  by: seatSchema,
  toStateId: z.int().min(0), // the state to return to
  pending: z.array(seatSchema).readonly(), // seats that have not answered yet
  agreed: z.array(seatSchema).readonly(), // seats that agreed, without the proposer
  expiresAt: timestamp, // when the proposal ends without an answer
});
export type TakebackProposal = Readonly<z.infer<typeof takebackProposalSchema>>;

/** A proposal to end the game without a result. Moves go on meanwhile. */
export const abortProposalSchema = z.strictObject({
  id: z.int().min(1), // the version of the table state that made the proposal
  by: seatSchema,
  pending: z.array(seatSchema).readonly(), // seats that have not answered yet
  expiresAt: timestamp, // when the proposal ends without an answer
});
export type AbortProposal = Readonly<z.infer<typeof abortProposalSchema>>;

/**
 * The seat whose proposal was rejected may make no other until `until`, because a proposal interrupts every player.
 */
export const cooldownSchema = z.strictObject({ seat: seatSchema, until: timestamp });

export const tableStateSchema = z.strictObject({
  version: z.int().min(0), // increases by one with each table event
  clock: clockStateSchema,
  pausedAt: timestamp.nullable(),
  pauseProposal: pauseProposalSchema.nullable(),
  takebackProposal: takebackProposalSchema.nullable().default(null), // default for older stored states
  abortProposal: abortProposalSchema.nullable().default(null), // default for older stored states
  isAborted: z.boolean().default(false), // ended by agreement, without a result
  cooldown: cooldownSchema.nullable().default(null), // default for older stored states
  vote: voteSchema.nullable(),
  absences: z.array(absenceSchema.nullable()).readonly(), // by seat
});
export type TableState = Readonly<z.infer<typeof tableStateSchema>>;

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
  z.strictObject({ type: z.literal('pause-proposed'), by: seatSchema, isPaused: z.boolean() }),
  z.strictObject({
    type: z.literal('pause-answered'),
    by: seatSchema,
    agrees: z.boolean(),
    isPaused: z.boolean(),
  }),
  z.strictObject({ type: z.literal('pause-expired') }),
  z.strictObject({ type: z.literal('resumed'), by: seatSchema }),
  z.strictObject({ type: z.literal('takeback-proposed'), by: seatSchema, toStateId: z.int().min(0) }),
  z.strictObject({ type: z.literal('takeback-answered'), by: seatSchema, agrees: z.boolean() }), // not the last yes
  z.strictObject({ type: z.literal('takeback-expired') }),
  z.strictObject({ type: z.literal('abort-proposed'), by: seatSchema, isAborted: z.boolean() }),
  z.strictObject({
    type: z.literal('abort-answered'),
    by: seatSchema,
    agrees: z.boolean(),
    isAborted: z.boolean(),
  }),
  z.strictObject({ type: z.literal('abort-expired') }),
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
]);
export type TableEvent = Readonly<z.infer<typeof tableEventSchema>>;

/** A table event with its position among the moves. */
export interface TableLogEntry {
  readonly id: number; // the resulting version of the table state
  readonly stateId: number; // the state of the game at that time
  readonly at: number; // ms since 1970, UTC
  readonly event: TableEvent;
}

/** A previous owner of a seat. */
export interface FormerOwner {
  readonly seat: number;
  readonly name: string;
  readonly stateId: number; // the state of the game at the substitution
  readonly version: number; // the resulting version of the table state
}

/** The commands of a seat beside its moves: the message `table-command`. */
export const tableCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('propose-pause') }),
  z.strictObject({ type: z.literal('answer-pause'), agrees: z.boolean() }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('propose-takeback'), toStateId: z.int().min(0) }), // the state to return to
  // The proposer may answer with false to withdraw.
  z.strictObject({ type: z.literal('answer-takeback'), id: z.int().min(1), agrees: z.boolean() }),
  z.strictObject({ type: z.literal('propose-abort') }), // to end the game without a result
  // The proposer may answer with false to withdraw.
  z.strictObject({ type: z.literal('answer-abort'), id: z.int().min(1), agrees: z.boolean() }),
  z.strictObject({ type: z.literal('call-vote') }), // about the active seat, if no clock runs
  z.strictObject({ type: z.literal('vote'), verdict: verdictSchema }),
  z.strictObject({ type: z.literal('leave') }), // for good
  z.strictObject({ type: z.literal('return') }), // the owner plays again
]);
export type TableCommand = Readonly<z.infer<typeof tableCommandSchema>>;
