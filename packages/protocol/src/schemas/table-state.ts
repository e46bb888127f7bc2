/**
 * How play is conducted at a table, beside the moves: its clocks, pauses, votes, and who plays for whom. All of
 * it is public: whoever may see the table may see it.
 */
import * as z from 'zod';
import { timeoutActionSchema } from './time-control';
import { VERDICTS } from '../types/table-state-constants';
import { BOT_LEVELS } from '../types/seats';

const seatSchema = z.int().min(0).max(5);
const timestamp = z.int(); // ms since 1970, UTC, by the server's clock

export const verdictSchema = z.enum(VERDICTS);
export type Verdict = z.infer<typeof verdictSchema>;

/** A seat that its owner does not play just now. */
export const absenceSchema = z.strictObject({
  standIn: z.enum(['none', 'turn', 'seat']), // whether one plays for the owner: this turn, or until the owner is back
  isOpen: z.boolean(), // anybody may take it
  hasLeft: z.boolean(), // the owner said so: back by a word only, not by being seen
});
export type Absence = Readonly<z.infer<typeof absenceSchema>>;

export const clockStateSchema = z.strictObject({
  activeSeat: seatSchema.nullable(), // who is awaited; null: nobody any more
  since: timestamp, // when it began to be so
  deadline: timestamp.nullable(), // when the time is over; null: none runs
  banks: z.array(z.int().min(0)).readonly(), // ms that each seat had then, with a tournament's clock; else empty
});
export type ClockState = Readonly<z.infer<typeof clockStateSchema>>;

export const voteSchema = z.strictObject({
  seat: seatSchema, // about whom
  voters: z.array(seatSchema).readonly(),
  ballots: z.array(z.strictObject({ seat: seatSchema, verdict: verdictSchema })).readonly(),
  deadline: timestamp.nullable(), // when those cast decide; null: before the first is cast
});
export type Vote = Readonly<z.infer<typeof voteSchema>>;

export const pauseProposalSchema = z.strictObject({
  by: seatSchema,
  pending: z.array(seatSchema).readonly(), // who has not agreed yet
  expiresAt: timestamp, // then it is not asked any more
});
export type PauseProposal = Readonly<z.infer<typeof pauseProposalSchema>>;

/** A question to all who play their seats: it is answered by its id, so that no yes is taken for another question. */
export const takebackProposalSchema = z.strictObject({
  id: z.int().min(1), // the version of the conduct that it was asked with
  by: seatSchema,
  toStateId: z.int().min(0), // the state that the game would stand at again
  pending: z.array(seatSchema).readonly(), // who has not agreed yet
  agreed: z.array(seatSchema).readonly(), // who has, besides the one who asks
  expiresAt: timestamp, // then it is not asked any more
});
export type TakebackProposal = Readonly<z.infer<typeof takebackProposalSchema>>;

/** Whether all who play agree to end the game without a result. Moves go on meanwhile. */
export const abortProposalSchema = z.strictObject({
  id: z.int().min(1), // the version of the conduct that it was asked with
  by: seatSchema,
  pending: z.array(seatSchema).readonly(), // who has not agreed yet
  expiresAt: timestamp, // then it is not asked any more
});
export type AbortProposal = Readonly<z.infer<typeof abortProposalSchema>>;

/** Whoever was told no, and until when this seat asks for nothing more: a question lies on everybody's table. */
export const cooldownSchema = z.strictObject({ seat: seatSchema, until: timestamp });

export const tableStateSchema = z.strictObject({
  version: z.int().min(0), // one more with each thing that is decided beside the moves
  clock: clockStateSchema,
  pausedAt: timestamp.nullable(),
  pauseProposal: pauseProposalSchema.nullable(),
  takebackProposal: takebackProposalSchema.nullable().default(null), // a conduct stored before there were any has none
  abortProposal: abortProposalSchema.nullable().default(null), // nor this
  isAborted: z.boolean().default(false), // ended by agreement: there is no result
  cooldown: cooldownSchema.nullable().default(null), // nor this
  vote: voteSchema.nullable(),
  absences: z.array(absenceSchema.nullable()).readonly(), // by seat
});
export type TableState = Readonly<z.infer<typeof tableStateSchema>>;

/** What happened at a table and is no move. */
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
  z.strictObject({ type: z.literal('takeback-answered'), by: seatSchema, agrees: z.boolean() }), // not the last yes: that is a row of the log
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

/** A table's event with its place among the moves. */
export interface TableLogEntry {
  readonly id: number; // the version of the conduct that it led to
  readonly stateId: number; // the state that the game had reached
  readonly at: number; // ms since 1970, UTC
  readonly event: TableEvent;
}

/** Somebody who had a seat until another took it. */
export interface FormerOwner {
  readonly seat: number;
  readonly name: string;
  readonly stateId: number; // the state that the game had reached then
  readonly version: number; // of the conduct that this led to
}

/** What a seat may ask for beside its moves: the message `conduct`. */
export const tableCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('propose-pause') }),
  z.strictObject({ type: z.literal('answer-pause'), agrees: z.boolean() }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('propose-takeback'), toStateId: z.int().min(0) }), // the state to go back to
  z.strictObject({ type: z.literal('answer-takeback'), id: z.int().min(1), agrees: z.boolean() }), // who asked may take the question back
  z.strictObject({ type: z.literal('propose-abort') }), // to end the game without a result
  z.strictObject({ type: z.literal('answer-abort'), id: z.int().min(1), agrees: z.boolean() }), // as with taking back
  z.strictObject({ type: z.literal('call-vote') }), // about the seat that is awaited, where no clock is
  z.strictObject({ type: z.literal('vote'), verdict: verdictSchema }),
  z.strictObject({ type: z.literal('leave') }), // for good
  z.strictObject({ type: z.literal('return') }), // I play for myself again
]);
export type TableCommand = Readonly<z.infer<typeof tableCommandSchema>>;
