/** The table that this browser's person opened last: the next one begins with the same choices. */
import {
  clockText,
  NO_CLOCK,
  OFFERED_LEVELS,
  TABLE_LANGUAGES,
  TIME_OUTS,
  WATCHERS,
} from '@great-fire/protocol';
import { LENGTHS } from '../pace/lengths';
import { keep, readKept } from '../shell/kept';
import type { TableWish } from './table-wish';
import { USUAL_TABLE } from './table-wish';

const SEATS = [3, 4, 5, 6] as const;
const CLOCKS = Object.values(LENGTHS).flat();

const found = <T>(list: readonly T[], word: string | undefined, wordOf: (one: T) => string = String) =>
  list.find((one) => wordOf(one) === word) ?? null;

/** Remembers a table, in the words that `lastTable` reads. */
export function keepTable({ seats, rules, pace, also }: TableWish): void {
  const { watching } = also;
  const variants = [
    rules.hiddenColours && 'h',
    rules.moreDestruction && 'm',
    rules.cones === 100 && 'c',
    rules.private && 'p',
  ];
  const words = [
    ...[seats, variants.filter(Boolean).join(''), clockText(pace.clock), pace.timeOut],
    ...[also.bots, also.level, also.language ?? '', watching?.who ?? '', watching?.delayMinutes ?? 0],
  ];
  keep('table', words.join('/'));
}

/** What was remembered, or the usual; what is no choice of ours is passed over. */
export function lastTable(): TableWish {
  const [seats, rules = '', clock, timeOut, bots, level, language, who, delay] = (
    readKept('table') ?? ''
  ).split('/');
  const { also } = USUAL_TABLE;
  const watchers = found(WATCHERS, who);
  const delayMinutes = Number(delay);
  return {
    seats: found(SEATS, seats) ?? USUAL_TABLE.seats,
    rules: {
      hiddenColours: rules.includes('h'),
      moreDestruction: rules.includes('m'),
      cones: rules.includes('c') ? 100 : 65,
      private: rules.includes('p'),
    },
    pace: {
      clock: found(CLOCKS, clock, clockText) ?? NO_CLOCK.clock,
      timeOut: found(TIME_OUTS, timeOut) ?? NO_CLOCK.timeOut,
    },
    also: {
      bots: found([0, 1, 2, 3, 4, 5], bots) ?? also.bots,
      level: found(OFFERED_LEVELS, level) ?? also.level,
      language: found(TABLE_LANGUAGES, language),
      watching: watchers === null || !(delayMinutes <= 15) ? null : { who: watchers, delayMinutes },
    },
  };
}
