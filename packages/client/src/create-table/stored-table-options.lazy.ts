/** The options of the last table in localStorage. They prefill the form of the next table. */
import { PLAYER_COUNTS, fromVariantCodes, toVariantCodes } from '@great-fire/game';
import {
  encodeClock,
  NO_TIME_CONTROL,
  OFFERED_LEVELS,
  LANGUAGES,
  TIMEOUT_ACTIONS,
  SPECTATOR_ACCESS,
} from '@great-fire/protocol';
import { writeStored, readStored } from '../lib/local-storage';
import { TIME_CONTROL_PRESETS, withWeekends } from './time-control-presets';
import { readOpeningHandAnswer, storeOpeningHandAnswer } from './opening-hand-answer';
import { type FormOptionName, type TableFormOptions, DEFAULT_TABLE_OPTIONS } from './table-options';

const PRESET_CLOCKS = Object.values(TIME_CONTROL_PRESETS)
  .flat()
  .flatMap((clock) => [clock, withWeekends(clock, true)]);

const findMatching = <T>(
  list: readonly T[],
  text: string | undefined,
  toText: (item: T) => string = String,
) => list.find((item) => toText(item) === text) ?? null;

/** The names of the stored values. A new option has to have one. */
type StoredValues = Readonly<Record<FormOptionName | 'timeoutAction' | 'seats' | 'bots' | 'level', string>>;

/** Stores the options in the format that `readTableOptions` parses. */
export function storeTableOptions({ seats, variants, timeControl, extras }: TableFormOptions): void {
  const values: StoredValues = {
    seats: String(seats),
    options: toVariantCodes(variants),
    private: String(variants.private),
    timeControl: encodeClock(timeControl.clock),
    timeoutAction: timeControl.timeoutAction,
    bots: String(extras.bots),
    level: extras.level,
    language: extras.language ?? '',
    spectatorAccess: extras.spectatorAccess ?? '',
  };
  writeStored('table-options', new URLSearchParams(values).toString());
  storeOpeningHandAnswer(extras.openingHandAnswer);
}

/** Returns the stored options. Missing and invalid values become the defaults. */
export function readTableOptions(): TableFormOptions {
  const stored = new URLSearchParams(readStored('table-options') ?? '');
  const valueOf = (name: keyof StoredValues): string | undefined => stored.get(name) ?? undefined;
  const { extras } = DEFAULT_TABLE_OPTIONS;
  return {
    seats: findMatching(PLAYER_COUNTS, valueOf('seats')) ?? DEFAULT_TABLE_OPTIONS.seats,
    variants: {
      ...fromVariantCodes(valueOf('options') ?? ''),
      private: valueOf('private') === 'true',
    },
    timeControl: {
      clock: findMatching(PRESET_CLOCKS, valueOf('timeControl'), encodeClock) ?? NO_TIME_CONTROL.clock,
      timeoutAction: findMatching(TIMEOUT_ACTIONS, valueOf('timeoutAction')) ?? NO_TIME_CONTROL.timeoutAction,
    },
    extras: {
      bots: findMatching([0, 1, 2, 3, 4, 5], valueOf('bots')) ?? extras.bots,
      level: findMatching(OFFERED_LEVELS, valueOf('level')) ?? extras.level,
      language: findMatching(LANGUAGES, valueOf('language')),
      spectatorAccess: findMatching(SPECTATOR_ACCESS, valueOf('spectatorAccess')),
      openingHandAnswer: readOpeningHandAnswer(),
    },
  };
}
