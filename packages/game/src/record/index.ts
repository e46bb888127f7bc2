/** The log of a match and the record of a finished game: write, read, verify, replay. */
export * from './log';
export { forkGameAt } from './fork';
export type { GameFork } from './fork';
export { computeHonours } from './honours';
export type { Honours } from './honours';
export { computeSeatStats } from './stats';
export type { SeatStats } from './stats';
export { applyRecordedAction, replayRecord, createStateFromRecord } from './replay';
export type { RuleViolation, OnAction, ReplayResult } from './replay';
export { RECORD_FORMAT } from './format';
export { dealSchema, parseRecord, readRecord, recordSchema } from './schema';
export type { GameRecord, RecordedAction } from './schema';
export { formatVerdict, verifyRecord, verifyText } from './verify';
export type { RecordVerdict } from './verify';
export { toRecordFinal, toRecordResult } from './final';
export { writeRecord } from './write';
export type { RecordedPlayer } from './write';
