/**
 * The rules: types, checks, legal choices, actions, views. Records, positions as text and previews have entry points of
 * their own: `/record`, `/notation` and `/preview`.
 */
export * from './action';
export * from './event';
export * from './refusal';
export { RULES_VERSION } from './rules-version';
export * from './state';
export { describeRefusal } from './refusal-text';
export * from './legal-actions';
export { checkAction, checkActionFor, holdingsOf } from './check-action';
export { IllegalActionError, applyAction, applyUnchecked } from './apply-action';
export { DISTRICT_IDS, OBJECTIVE_IDS } from './board/ids';
export type { DistrictId, ObjectiveId } from './board/ids';
export { ACTION_POINTS } from './turn';
export { MAX_UNDOS } from './undo/undo';
export { createDraft } from './draft';
export { uncontainedConesAfterBand, legalBandMoves } from './actions/move-band';
export { legalPawnMoves } from './actions/move-pawn';
export { legalPutOuts } from './actions/put-out';
export { reachableDistricts } from './actions/movement';
export type { PawnOrBand, ReachableDistrict } from './actions/movement';
export { intensifyConeCount, districtsWithRoom } from './deck/intensify';
export type { IntensifyChoice } from './deck/legal-intensifies';
export { legalDemolitions } from './demolition/demolish';
export { legalDiscards } from './fire/discard';
export { freeBands, isBurning, isContained, isOnFire, districtsWithFreeBands } from './fire/burning';
export { isPlayable, spreadOptions } from './fire/spread-options';
export type { SpreadOption, SpreadTarget } from './fire/spread-options';
export { findSupplierAfterStock } from './fire/supply';
export { pathThroughFire } from './fire/path-through-fire';
export type { TargetRank } from './fire/target-rank';
export { legalSpreads } from './fire/spread';
export { hasSurvived, objectiveState, objectiveVp } from './scoring/objectives';
export { scoreFor, publicVp } from './scoring/score';
export * from './victory-points';
export { seedCommitment, seededShuffle } from './setup/commitments';
export type { Deal, Shuffle } from './setup/deal';
export { createGame } from './setup/create-game';
export type { MatchSetup } from './setup/create-game';
export { PLACEABLE_DISTRICTS } from './setup/placement';
export { isFiveIdentical, mustAnswerRedeal } from './setup/redeal';
export * from './variants/rule-set';
export * from './variants/variant-rules';
export * from './view/view';
export { countUnseenCards } from './unseen-cards';
export { viewEvent } from './view/view-event';
export { publicView, viewFor } from './view/view-for';
export {
  ALL_FIRE_CARDS,
  ALL_TOKENS,
  buildDeck,
  fireCardsFor,
  preplacedBands,
  stackHeights,
} from './setup/components';
