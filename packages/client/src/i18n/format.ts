/** Several things as the language lists them: Anna, Ben and Clara. What only stands in a row is set with commas. Days, too. */
import type { Language } from './languages';
import { matchLanguage } from './languages';
import { getLanguage } from './messages';

// English is British here, and sets no comma before its "and".
const locale = () => (getLanguage() === 'en' ? 'en-GB' : getLanguage());

/** A day as the language writes it: '22 December 2026'. `at`: ms since 1970, UTC. */
export const formatDate = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(at);

/** A time of the day as the language writes it, with the day before it where that is not the day of `now`. Both in ms since 1970, UTC. */
export function formatTime(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale(), { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}

// Not by `Intl.ListFormat`: the first one takes 46 ms of a lobby's first drawing, four times that on a phone.
const LAST_SEPARATORS: Readonly<Record<Language, string>> = { en: ' and ', de: ' und ', fr: ' et ' };

export const formatList = (items: readonly string[]): string =>
  listSeparators(items.length)
    .map((separator, index) => separator + (items[index] ?? ''))
    .join('');

/** What stands before each thing of a list that has `count` of them: nothing before the first. */
export function listSeparators(count: number): readonly string[] {
  const last = LAST_SEPARATORS[matchLanguage([getLanguage()])];
  return Array.from({ length: count }, (_, index) => (index === 0 ? '' : index === count - 1 ? last : ', '));
}
