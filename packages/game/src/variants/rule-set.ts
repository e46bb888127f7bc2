/** The rule set of a match, from the options of its table and back. */
import {
  GAME_OPTIONS,
  GAME_OPTION_NAMES,
  type GameOptionName,
  type GameOptions,
  type PlayerCount,
  type RuleSet,
  optionsWith,
} from './variant-rules';

interface OptionRule {
  readonly toRules: (options: GameOptions) => Partial<RuleSet>;
  readonly isVariant: (rules: RuleSet) => boolean; // whether the rules were made with the other value
}

/** The effect of each option on the rules. An option that is missing does not compile. */
const OPTION_RULES: { readonly [N in GameOptionName]: OptionRule } = {
  hiddenColours: {
    toRules: ({ hiddenColours }) => ({ hiddenColours }),
    isVariant: ({ hiddenColours }) => hiddenColours,
  },
  moreDestruction: {
    toRules: ({ moreDestruction }) => ({ lastTurnsEach: moreDestruction ? 2 : 1 }),
    isVariant: ({ lastTurnsEach }) => lastTurnsEach === 2,
  },
  cones: {
    toRules: ({ cones }) => ({ cones }),
    isVariant: ({ cones }) => cones === GAME_OPTIONS.cones.variant,
  },
  eastWind: {
    toRules: ({ eastWind }) => (eastWind === true ? { eastWind } : {}),
    isVariant: ({ eastWind }) => eastWind === true,
  },
};

/** Returns the rule set of a match. @source SET-1, OPT-A, OPT-B, OPT-C */
export function createRuleSet(players: PlayerCount, options: GameOptions): RuleSet {
  const rules: unknown = Object.assign(
    { players },
    ...GAME_OPTION_NAMES.map((name) => OPTION_RULES[name].toRules(options)),
  );
  return rules as RuleSet;
}

/** Returns the options that the rule set was created from. */
export const toGameOptions = (rules: RuleSet): GameOptions =>
  optionsWith((name) => OPTION_RULES[name].isVariant(rules));
