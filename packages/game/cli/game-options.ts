/** Command-line options for the rules that a table chooses, shared with the arena of bots. */
import * as z from 'zod';
import {
  GAME_OPTIONS,
  GAME_OPTION_NAMES,
  optionsWith,
  type GameOptionName,
  type GameOptions,
} from '../src/index';

/** What `--help` says about each rule. */
const DESCRIPTIONS: Readonly<Record<GameOptionName, string>> = {
  hiddenColours: 'plays with hidden colours',
  moreDestruction: 'plays with more destruction',
  cones: 'number of cones',
  eastWind: 'plays with East wind',
};

/** Returns the option of a rule: 'hidden-colours'. */
const flagOf = (name: GameOptionName): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type GameFlagSchema = z.ZodDefault<z.ZodBoolean> | z.ZodDefault<z.ZodEnum>;

/** The schemas of the options: a flag, or one of two numbers. */
export const GAME_FLAGS: Readonly<Record<string, GameFlagSchema>> = Object.fromEntries(
  GAME_OPTION_NAMES.map((name) => {
    const { standard, variant } = GAME_OPTIONS[name];
    const schema =
      typeof standard === 'boolean'
        ? z.boolean().default(false)
        : z.enum([String(standard), String(variant)]).default(String(standard));
    return [flagOf(name), schema.describe(DESCRIPTIONS[name])];
  }),
);

/** Returns the rules that a command line chooses. */
export const gameOptionsFromFlags = (flags: Readonly<Record<string, unknown>>): GameOptions =>
  optionsWith((name) => String(flags[flagOf(name)]) === String(GAME_OPTIONS[name].variant));
