/** OPT: a variant is data that the rules read, never a branch inside a rule. */

/** What is chosen when a table is opened; also `options` of a game record. */
export interface GameOptions {
  readonly hiddenColours: boolean; // OPT-A
  readonly moreDestruction: boolean; // OPT-B
  readonly cones: 65 | 100; // SET-1
}

export const STANDARD_OPTIONS: GameOptions = { hiddenColours: false, moreDestruction: false, cones: 65 };

export type PlayerCount = 3 | 4 | 5 | 6;

export interface RuleSet {
  readonly players: PlayerCount;
  readonly hiddenColours: boolean; // OPT-A: colour cards are dealt face down
  readonly lastTurnsEach: 1 | 2; // turns a player has after the last stack card (END-1, OPT-B)
  readonly cones: 65 | 100; // SET-1: cones in the box
}

/** The rules of one match. @source SET-1, OPT-A, OPT-B */
export function createRuleSet(players: PlayerCount, options: GameOptions): RuleSet {
  return {
    players,
    hiddenColours: options.hiddenColours,
    lastTurnsEach: options.moreDestruction ? 2 : 1,
    cones: options.cones,
  };
}

/** The options that a rule set came from. */
export function toGameOptions(rules: RuleSet): GameOptions {
  return {
    hiddenColours: rules.hiddenColours,
    moreDestruction: rules.lastTurnsEach === 2,
    cones: rules.cones,
  };
}
