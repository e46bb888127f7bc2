/** Refusals: the result of a check, never an exception. */

/** Every rule id of RULES.md. A test checks that both lists agree. */
// prettier-ignore
export const RULE_IDS = [
  'SET-1', 'SET-2', 'SET-3', 'SET-4', 'SET-5', 'SET-6', 'SET-7', 'SET-8', 'SET-9', 'SET-10', 'SET-11',
  'FIRE-1', 'FIRE-2', 'FIRE-3', 'FIRE-4', 'FIRE-5', 'FIRE-6', 'FIRE-7', 'FIRE-8', 'FIRE-9',
  'BURN-1', 'BURN-2', 'BURN-3', 'BURN-4', 'BURN-5',
  'DBL-1', 'DBL-2',
  'ACT-1', 'ACT-2', 'ACT-3', 'ACT-4', 'ACT-5', 'ACT-6',
  'DEM-1', 'DEM-2', 'DEM-3', 'DEM-4',
  'DRAW-1',
  'INT-1', 'INT-2', 'INT-3', 'INT-4',
  'END-1', 'END-2', 'END-3', 'END-4', 'END-5',
  'OPT-A', 'OPT-B', 'OPT-C',
  'UNDO-1', 'UNDO-2', 'UNDO-3', 'UNDO-4',
  'SEC-1', 'SEC-2', 'SEC-3', 'SEC-4', 'SEC-5', 'SEC-6', 'SEC-7', 'SEC-8',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** The reasons of refusals. The client translates them, and `describeRefusal` gives them in English. */
export const REASONS = [
  'not-an-action',
  'game-over',
  'not-your-turn',
  'keep-or-redeal-first',
  'not-five-identical',
  'place-band-first',
  'place-pawn-first',
  'not-in-green-region',
  'spread-first',
  'choose-actions',
  'intensify-first',
  'card-not-in-hand',
  'source-not-burning',
  'source-last-cone',
  'pudding-lane-no-refill',
  'exit-not-burning',
  'exit-not-reached',
  'no-link-in-direction',
  'target-grass',
  'target-pudding-lane',
  'target-demolished',
  'target-burning',
  'better-target',
  'no-target-this-way',
  'card-is-playable',
  'one-card-a-turn',
  'card-of-first-move',
  'no-double-move-token',
  'two-moves-at-most',
  'no-double-after-discard',
  'second-move-before-actions',
  'token-on-second-move-only',
  'no-points-left',
  'not-adjacent',
  'pudding-lane-closed',
  'no-band-here',
  'bands-pinned',
  'not-contained',
  'pawn-not-here',
  'no-demolition-token',
  'no-free-band-here',
  'no-fire-adjacent',
  'on-fire',
  'not-a-city-district',
  'demolished-already',
  'houses-of-size-three-stand',
  'not-burning',
  'no-room',
  'too-few-cones',
  'too-many-cones',
  'nothing-to-take-back',
  'secret-was-shown',
  'no-undos-left',
  'consent-missing',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Refusal {
  readonly rule: RuleId; // 'FIRE-6'
  readonly reason: Reason; // 'better-target'
}
