/** OPT: variants are data that the rules read, never branches inside a rule. */

/** The numbers of cones that a game can have. @source SET-1 */
export const CONE_COUNTS = [65, 100] as const;

/** Options chosen when a table is created. A game record stores them as `options`. */
export interface GameOptions {
  readonly hiddenColours: boolean; // OPT-A
  readonly moreDestruction: boolean; // OPT-B
  readonly cones: (typeof CONE_COUNTS)[number]; // SET-1
}

export const STANDARD_OPTIONS: GameOptions = { hiddenColours: false, moreDestruction: false, cones: 65 };

export type PlayerCount = 3 | 4 | 5 | 6;

export interface RuleSet {
  readonly players: PlayerCount;
  readonly hiddenColours: boolean; // OPT-A: colour cards are dealt face down
  readonly lastTurnsEach: 1 | 2; // turns of each player after the last stack card (END-1, OPT-B)
  readonly cones: GameOptions['cones']; // SET-1: in the box
}

/** Returns the rule set of a match. @source SET-1, OPT-A, OPT-B */
export function createRuleSet(players: PlayerCount, options: GameOptions): RuleSet {
  return {
    players,
    hiddenColours: options.hiddenColours,
    lastTurnsEach: options.moreDestruction ? 2 : 1,
    cones: options.cones,
  };
}

/** Returns the options that the rule set was created from. */
export function toGameOptions(rules: RuleSet): GameOptions {
  return {
    hiddenColours: rules.hiddenColours,
    moreDestruction: rules.lastTurnsEach === 2,
    cones: rules.cones,
  };
}
