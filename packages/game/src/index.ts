/** The only face of the rules. */
export * from './action';
export * from './event';
export * from './refusal';
export { RULES_VERSION } from './rules-version';
export * from './state';
export { explain } from './explain';
export * from './legal';
export { check, checkWith, holdingsOf } from './judging';
export type { Holdings } from './judging';
export { IllegalAction, applyAction, applyListed } from './moves';
export { DISTRICT_IDS, OBJECTIVE_IDS } from './board/ids';
export type { DistrictId, ObjectiveId } from './board/ids';
export { ACTION_POINTS } from './turn';
export { draftOf } from './draft';
export { conesLeftBy, legalBandMoves } from './actions/move-band';
export { legalPawnMoves } from './actions/move-pawn';
export { legalPutOuts } from './actions/put-out';
export { reach } from './actions/steps';
export type { Piece, Reached } from './actions/steps';
export { foretellIntensify, intensifyDue, intensifyRoom } from './deck/intensify';
export type { ForetoldSupply } from './deck/intensify';
export { legalDemolitions } from './demolition/demolish';
export { legalDiscards } from './fire/discard';
export { freeBands, isBurning, isContained, isOnFire, movableBands } from './fire/fire';
export { foretellSpread, vpOfSpread } from './fire/foretell';
export type { Foretold } from './fire/foretell';
export { isPlayable, spreadOptions } from './fire/options';
export type { SpreadOption, SpreadTarget } from './fire/options';
export { pathThroughFire } from './fire/paths';
export type { Rank } from './fire/priority';
export { legalSpreads } from './fire/spread';
export {
  FULL_TRACK,
  HERO_VP,
  HOUSE_VP,
  hasSurvived,
  objectiveState,
  objectiveVp,
  scoreWith,
  standing,
} from './scoring/score';
export { commitmentOf, commitmentOfPart, deal } from './setup/hashes';
export type { Dealt, Shuffle } from './setup/deal';
export { createGame } from './setup/create-game';
export type { MatchSetup } from './setup/create-game';
export { PLACES } from './setup/placing';
export { isFiveIdentical, isYetToAnswer } from './setup/redeal';
export * from './variants/rule-set';
export * from './view/view';
export { viewEvent } from './view/view-event';
export { publicView, viewFor } from './view/view-for';
export * from './record/log';
export { branchAt } from './record/branch';
export type { Branch } from './record/branch';
export { factsOf } from './record/facts';
export type { SeatFacts } from './record/facts';
export { playNext, replay, startOf } from './record/replay';
export type { Fault, OnAction, Replayed } from './record/replay';
export { RECORD_FORMAT, dealtSchema, parseRecord, readRecord, recordSchema } from './record/schema';
export type { GameRecord, RecordedAction } from './record/schema';
export { verdictLine, verifyRecord, verifyText } from './record/verify';
export type { Verdict } from './record/verify';
export { finalOf, resultOf, writeRecord } from './record/write';
export type { RecordedPlayer } from './record/write';
export { readPosition } from './notation/read';
export { NotationError } from './notation/sections';
export { writeDistrict, writePosition } from './notation/write';
export { FIRE_CARDS, TOKEN_BOX, buildDeck, stackHeights } from './setup/components';
