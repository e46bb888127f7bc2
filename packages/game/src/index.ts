/** The only face of the rules. */
export * from './action';
export * from './event';
export * from './refusal';
export { RULES_VERSION } from './rules-version';
export * from './state';
export { describeRefusal } from './refusal-text';
export * from './legal-actions';
export { checkAction, checkActionFor, holdingsOf } from './check-action';
export type { Holdings } from './check-action';
export { IllegalActionError, applyAction, applyUnchecked } from './apply-action';
export { DISTRICT_IDS, OBJECTIVE_IDS } from './board/ids';
export type { DistrictId, ObjectiveId } from './board/ids';
export { ACTION_POINTS } from './turn';
export { createDraft } from './draft';
export { uncontainedConesAfterBand, legalBandMoves } from './actions/move-band';
export { legalPawnMoves } from './actions/move-pawn';
export { legalPutOuts } from './actions/put-out';
export { reachableDistricts } from './actions/movement';
export type { Piece, ReachableDistrict } from './actions/movement';
export { previewIntensify, intensifyConeCount, districtsWithRoom } from './deck/intensify';
export type { IntensifyPreview } from './deck/intensify';
export { legalDemolitions } from './demolition/demolish';
export { legalDiscards } from './fire/discard';
export { freeBands, isBurning, isContained, isOnFire, districtsWithFreeBands } from './fire/burning';
export { previewSpread, spreadVpChange } from './fire/preview';
export type { SpreadPreview } from './fire/preview';
export { isPlayable, spreadOptions } from './fire/spread-options';
export type { SpreadOption, SpreadTarget } from './fire/spread-options';
export { pathThroughFire } from './fire/fire-areas';
export type { TargetRank } from './fire/target-rank';
export { legalSpreads } from './fire/spread';
export {
  STARTING_VP,
  HERO_VP,
  HOUSE_VP,
  hasSurvived,
  objectiveState,
  objectiveVp,
  scoreFor,
  publicVp,
} from './scoring/score';
export { seedCommitment, contributionCommitment, seededShuffle } from './setup/commitments';
export type { Deal, Shuffle } from './setup/deal';
export { createGame } from './setup/create-game';
export type { MatchSetup } from './setup/create-game';
export { PLACEABLE_DISTRICTS } from './setup/placement';
export { isFiveIdentical, mustAnswerRedeal } from './setup/redeal';
export * from './variants/rule-set';
export * from './view/view';
export { viewEvent } from './view/view-event';
export { publicView, viewFor } from './view/view-for';
export * from './record/log';
export { forkGameAt } from './record/fork';
export type { GameFork } from './record/fork';
export { computeSeatStats } from './record/stats';
export type { SeatStats } from './record/stats';
export { applyRecordedAction, replayRecord, createStateFromRecord } from './record/replay';
export type { RuleViolation, OnAction, ReplayResult } from './record/replay';
export { RECORD_FORMAT, dealSchema, parseRecord, readRecord, recordSchema } from './record/schema';
export type { GameRecord, RecordedAction } from './record/schema';
export { formatVerdict, verifyRecord, verifyText } from './record/verify';
export type { Verdict } from './record/verify';
export { toRecordFinal, toRecordResult, writeRecord } from './record/write';
export type { RecordedPlayer } from './record/write';
export { readPosition } from './notation/read';
export { NotationError } from './notation/tokenize';
export { writeDistrict, writePosition } from './notation/write';
export { ALL_FIRE_CARDS, ALL_TOKENS, buildDeck, stackHeights } from './setup/components';
