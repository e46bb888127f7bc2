/** OPT: variants are data that the rules read, never branches inside a rule. */

interface GameOption {
  readonly standard: boolean | number; // the value of the standard game
  readonly variant: boolean | number; // the only other value
  readonly code: string; // a letter for lists and columns
  readonly isOwn?: true; // our own rule: a game without it does not name it, so that it is as in the box
}

/** The rules that a table chooses. Everything that has to know them derives from this list. */
export const GAME_OPTIONS = {
  hiddenColours: { standard: false, variant: true, code: 'h' }, // OPT-A
  moreDestruction: { standard: false, variant: true, code: 'm' }, // OPT-B
  cones: { standard: 65, variant: 100, code: 'c' }, // SET-1
  eastWind: { standard: false, variant: true, code: 'e', isOwn: true }, // OPT-C
} as const satisfies Readonly<Record<string, GameOption>>;

export type GameOptionName = keyof typeof GAME_OPTIONS;
export const GAME_OPTION_NAMES = Object.keys(GAME_OPTIONS) as readonly GameOptionName[];

type OwnRule = {
  [N in GameOptionName]: (typeof GAME_OPTIONS)[N] extends { readonly isOwn: true } ? N : never;
}[GameOptionName];
type OptionValue<N extends GameOptionName> = (typeof GAME_OPTIONS)[N]['standard' | 'variant'];

/** Options chosen when a table is created. A game record stores them as `options`. */
export type GameOptions = { readonly [N in Exclude<GameOptionName, OwnRule>]: OptionValue<N> } & {
  readonly [N in OwnRule]?: OptionValue<N>;
};

/** Whether a game without this rule does not name it. */
export const isOwnRule = (name: GameOptionName): name is OwnRule => 'isOwn' in GAME_OPTIONS[name];

/** Returns options in which the named rules differ from the standard game. */
export const optionsWith = (isVariant: (name: GameOptionName) => boolean): GameOptions =>
  Object.fromEntries(
    GAME_OPTION_NAMES.map((name) => [name, isVariant(name)] as const)
      .filter(([name, isChosen]) => isChosen || !isOwnRule(name))
      .map(([name, isChosen]) => [name, GAME_OPTIONS[name][isChosen ? 'variant' : 'standard']]),
  ) as unknown as GameOptions;

/** Returns the rules that differ from the standard game, in the order of the list. */
export const variantsOf = (options: GameOptions): readonly GameOptionName[] =>
  GAME_OPTION_NAMES.filter((name) => options[name] === GAME_OPTIONS[name].variant);

export const STANDARD_OPTIONS: GameOptions = optionsWith(() => false);

/** Returns the letters of the rules that differ from the standard game: 'hc'. */
export const toVariantCodes = (options: GameOptions): string =>
  variantsOf(options)
    .map((name) => GAME_OPTIONS[name].code)
    .join('');

/** Returns the options that these letters stand for. The inverse of `toVariantCodes`. */
export const fromVariantCodes = (codes: string): GameOptions =>
  optionsWith((name) => codes.includes(GAME_OPTIONS[name].code));

export const PLAYER_COUNTS = [3, 4, 5, 6] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

export interface RuleSet {
  readonly players: PlayerCount;
  readonly hiddenColours: boolean; // OPT-A: colour cards are dealt face down
  readonly lastTurnsEach: 1 | 2; // turns of each player after the last stack card (END-1, OPT-B)
  readonly cones: GameOptions['cones']; // SET-1: in the box
  readonly eastWind?: true; // OPT-C: more of the fire cards point west
}
