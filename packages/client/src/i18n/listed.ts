/** Several things as the language lists them: Anna, Ben and Clara. What only stands in a row is set with commas. Days, too. */
import type { Language } from './languages';
import { bestLanguage } from './languages';
import { spoken } from './texts';

// English is British here, and sets no comma before its "and".
const ways = () => (spoken() === 'en' ? 'en-GB' : spoken());

/** A day as the language writes it: '22 December 2026'. `at`: ms since 1970, UTC. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(ways(), { dateStyle: 'long' }).format(at);

/** A time of the day as the language writes it, with the day before it where that is not the day of `now`. Both in ms since 1970, UTC. */
export function timeOf(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(ways(), { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}

// Not by `Intl.ListFormat`: the first one takes 46 ms of a lobby's first drawing, four times that on a phone.
const AND: Readonly<Record<Language, string>> = { en: ' and ', de: ' und ', fr: ' et ' };

export const listed = (things: readonly string[]): string =>
  betweenListed(things.length)
    .map((before, at) => before + (things[at] ?? ''))
    .join('');

/** What stands before each thing of a list that has `count` of them: nothing before the first. */
export function betweenListed(count: number): readonly string[] {
  const last = AND[bestLanguage([spoken()])];
  return Array.from({ length: count }, (_, at) => (at === 0 ? '' : at === count - 1 ? last : ', '));
}
