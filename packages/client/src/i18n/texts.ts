/** The texts that are here, and the one way to look one up. */
import type { Values } from './keys';

type Words = Readonly<Record<string, unknown>>;

const words = new Map<string, Map<string, object>>(); // by language and catalogue
const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>(); // kept: making one takes as long as a hundred uses
const GROUPED = 1000; // whole numbers under it are written alike in all our languages; the first format takes 25 ms
const hearers = new Set<() => void>();
let now = 'en';

function changed(): void {
  for (const hear of hearers) hear();
}

/** Adds a catalogue of a language. */
export function addTexts(to: string, catalogue: string, texts: object): void {
  words.set(to, new Map([...(words.get(to) ?? []), [catalogue, texts]]));
  changed();
}

/** Whether a catalogue of a language is here. */
export const hasTexts = (of: string, catalogue: string): boolean => words.get(of)?.has(catalogue) ?? false;

/** The language in which texts are said. */
export const spoken = (): string => now;

/** Says everything in another language from now on. */
export function speak(next: string): void {
  now = next;
  changed();
}

/** Calls back when words come or the language changes; answers the way to stop that. */
export function listen(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

function wordAt(texts: object | undefined, path: string): string | null {
  let at: unknown = texts;
  for (const step of path.split('.')) at = (at as Words | undefined)?.[step];
  return typeof at === 'string' ? at : null;
}

function pluralOf(language: string, count: number): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}

function said(language: string, value: string | number): string {
  if (typeof value === 'string') return value;
  if (Number.isInteger(value) && value >= 0 && value < GROUPED) return String(value);
  const format = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, format);
  return format.format(value);
}

function template(
  language: string,
  catalogues: readonly string[],
  key: string,
  count: Values[string] | undefined,
): string {
  const [first = '', rest] = key.split(':');
  const [places, path] = rest === undefined ? [catalogues, first] : [[first], rest];
  const forms =
    typeof count === 'number' ? [`${path}_${pluralOf(language, count)}`, `${path}_other`, path] : [path];
  for (const place of places) {
    for (const form of forms) {
      const word = wordAt(words.get(language)?.get(place), form);
      if (word !== null) return word;
    }
  }
  return key; // seen at once, and in no test's expectation
}

/** A text of a language with its values in their places; the key itself where the text is missing. */
export function textOf(
  language: string,
  catalogues: readonly string[],
  key: string,
  values: Values = {},
): string {
  return template(language, catalogues, key, values['count']).replace(
    /\{\{(\w+)\}\}/g,
    (place, name: string) => said(language, values[name] ?? place),
  );
}
