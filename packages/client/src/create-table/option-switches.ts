import { GAME_OPTIONS, GAME_OPTION_NAMES, type GameOptionName, type GameOptions } from '@great-fire/game';
import type { TableVariants } from './table-options';

/** An option of a table that is on or off. */
export interface OptionSwitch {
  readonly name: GameOptionName | 'private';
  readonly isOn: boolean;
  readonly toggled: Partial<TableVariants>; // the change
}

/** Returns the switches of a table: its rules, then whether it is private. */
export const listOptionSwitches = (options: GameOptions, isPrivate: boolean): readonly OptionSwitch[] => [
  ...GAME_OPTION_NAMES.map((name): OptionSwitch => {
    const { standard, variant } = GAME_OPTIONS[name];
    const isOn = options[name] === variant;
    return { name, isOn, toggled: { [name]: isOn ? standard : variant } };
  }),
  { name: 'private', isOn: isPrivate, toggled: { private: !isPrivate } },
];
