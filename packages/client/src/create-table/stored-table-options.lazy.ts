/** The options of the last table in localStorage. They prefill the form of the next table. */
import {
  encodeClock,
  NO_TIME_CONTROL,
  OFFERED_LEVELS,
  LANGUAGES,
  TIMEOUT_ACTIONS,
  SPECTATOR_ACCESS,
} from '@great-fire/protocol';
import { TIME_CONTROL_PRESETS } from './time-control-presets';
import { writeStored, readStored } from '../lib/local-storage';
import { readOpeningHandAnswer, storeOpeningHandAnswer } from './opening-hand-answer';
import type { TableOptions } from './table-options';
import { DEFAULT_TABLE_OPTIONS } from './table-options';

const PLAYER_COUNTS = [3, 4, 5, 6] as const;
const PRESET_CLOCKS = Object.values(TIME_CONTROL_PRESETS).flat();

const findMatching = <T>(
  list: readonly T[],
  text: string | undefined,
  toText: (item: T) => string = String,
) => list.find((item) => toText(item) === text) ?? null;

/** Stores the options in the format that `readTableOptions` parses. */
export function storeTableOptions({ seats, variants, timeControl, extras }: TableOptions): void {
  const letters = [
    variants.hiddenColours && 'h',
    variants.moreDestruction && 'm',
    variants.cones === 100 && 'c',
    variants.private && 'p',
  ];
  const fields = [
    ...[seats, letters.filter(Boolean).join(''), encodeClock(timeControl.clock), timeControl.timeoutAction],
    ...[extras.bots, extras.level, extras.language ?? '', extras.spectatorAccess ?? ''],
  ];
  writeStored('table-options', fields.join('/'));
  storeOpeningHandAnswer(extras.openingHandAnswer);
}

/** Returns the stored options. Missing and invalid values become the defaults. */
export function readTableOptions(): TableOptions {
  const [seats, letters = '', clock, timeOut, bots, level, language, access] = (
    readStored('table-options') ?? ''
  ).split('/');
  const { extras } = DEFAULT_TABLE_OPTIONS;
  return {
    seats: findMatching(PLAYER_COUNTS, seats) ?? DEFAULT_TABLE_OPTIONS.seats,
    variants: {
      hiddenColours: letters.includes('h'),
      moreDestruction: letters.includes('m'),
      cones: letters.includes('c') ? 100 : 65,
      private: letters.includes('p'),
    },
    timeControl: {
      clock: findMatching(PRESET_CLOCKS, clock, encodeClock) ?? NO_TIME_CONTROL.clock,
      timeoutAction: findMatching(TIMEOUT_ACTIONS, timeOut) ?? NO_TIME_CONTROL.timeoutAction,
    },
    extras: {
      bots: findMatching([0, 1, 2, 3, 4, 5], bots) ?? extras.bots,
      level: findMatching(OFFERED_LEVELS, level) ?? extras.level,
      language: findMatching(LANGUAGES, language),
      spectatorAccess: findMatching(SPECTATOR_ACCESS, access),
      openingHandAnswer: readOpeningHandAnswer(),
    },
  };
}
