/** The only face of the rules. */
export * from './action';
export * from './event';
export * from './refusal';
export * from './state';
export * from './view/view';
export * from './variants/rule-set';
export type { DistrictId, ObjectiveId } from './board/ids';
export { DISTRICT_IDS, OBJECTIVE_IDS } from './board/ids';
