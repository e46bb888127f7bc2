/** Formats lists, dates and times in the current language. */
import { isolateText, type Language } from '@great-fire/protocol';
import { matchLanguage } from './languages';
import { getLanguage } from './messages';

// British English, which has no comma before "and".
const locale = () => (getLanguage() === 'en' ? 'en-GB' : getLanguage());

/** Formats a date: '22 December 2026'. `at`: epoch ms. */
export const formatDate = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(at);

/** Formats a date with the time of day: '22 December 2026 at 20:04'. `at`: epoch ms. */
export const formatDateAndTime = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short' }).format(at);

/** Formats a day of UTC: '22 Dec'. `at`: epoch ms, in that day. */
export const formatDay = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at);

/** Formats a time of day, with the date if `at` is not on the day of `now`. Both in epoch ms. */
export function formatTime(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale(), { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}

/** Formats a number of hours or days in little space: '5h', '2d'. */
export const formatShortDuration = (count: number, unit: 'hour' | 'day'): string =>
  new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(count);

/** Formats when people meet, in the time zone of the reader: 'Tue 1 December, 20:00'. `at`: epoch ms. */
export const formatMeeting = (at: number): string =>
  new Intl.DateTimeFormat(locale(), {
    ...({ weekday: 'short', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const),
  }).format(at);

/** Returns the name of the reader's time zone: 'Central European Time'. */
export const formatTimeZone = (): string =>
  new Intl.DateTimeFormat(locale(), { timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';

// The first `Intl.ListFormat` takes 46 ms of the lobby's first render, and four times as long on a phone.
const LAST_SEPARATORS: Readonly<Record<Language, string>> = {
  en: ' and ',
  de: ' und ',
  fr: ' et ',
  es: ' y ',
  it: ' e ',
};
const SPANISH_I = /^(?:[ií]|h[ií](?![ae]))/i; // Spanish "y" becomes "e" before this sound

export const formatList = (items: readonly string[]): string =>
  listSeparators(items.length, items.at(-1))
    .map((separator, index) => separator + isolateText(items[index] ?? ''))
    .join('');

/** Returns the separators of a list of `count` items that ends with `lastItem`. The first one is empty. */
export function listSeparators(count: number, lastItem = ''): readonly string[] {
  const language = matchLanguage([getLanguage()]);
  const last = language === 'es' && SPANISH_I.test(lastItem) ? ' e ' : LAST_SEPARATORS[language];
  return Array.from({ length: count }, (_, index) => (index === 0 ? '' : index === count - 1 ? last : ', '));
}
