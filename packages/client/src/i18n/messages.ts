/** The texts that are here, and the one way to look one up. */
import type { MessageParams } from './keys';

type MessageTree = Readonly<Record<string, unknown>>;

const messages = new Map<string, Map<string, object>>(); // by language and catalogue
const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>(); // kept: making one takes as long as a hundred uses
const MIN_GROUPED = 1000; // whole numbers under it are written alike in all our languages; the first format takes 25 ms
const listeners = new Set<() => void>();
let language = 'en';

function notify(): void {
  for (const listener of listeners) listener();
}

/** Adds a catalogue of a language. */
export function addMessages(locale: string, namespace: string, tree: object): void {
  messages.set(locale, new Map([...(messages.get(locale) ?? []), [namespace, tree]]));
  notify();
}

/** Whether a catalogue of a language is here. */
export const hasMessages = (locale: string, namespace: string): boolean =>
  messages.get(locale)?.has(namespace) ?? false;

/** The language in which texts are said. */
export const getLanguage = (): string => language;

/** Says everything in another language from now on. */
export function setLanguage(next: string): void {
  language = next;
  notify();
}

/** Calls back when words come or the language changes; answers the way to stop that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function lookup(tree: object | undefined, path: string): string | null {
  let node: unknown = tree;
  for (const step of path.split('.')) node = (node as MessageTree | undefined)?.[step];
  return typeof node === 'string' ? node : null;
}

function pluralCategory(locale: string, count: number): string {
  const rule = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rule);
  return rule.select(count);
}

function formatValue(locale: string, value: string | number): string {
  if (typeof value === 'string') return value;
  if (Number.isInteger(value) && value >= 0 && value < MIN_GROUPED) return String(value);
  const format = numberFormats.get(locale) ?? new Intl.NumberFormat(locale);
  numberFormats.set(locale, format);
  return format.format(value);
}

function findMessage(
  locale: string,
  namespaces: readonly string[],
  key: string,
  count: MessageParams[string] | undefined,
): string {
  const [first = '', rest] = key.split(':');
  const [searched, path] = rest === undefined ? [namespaces, first] : [[first], rest];
  const forms =
    typeof count === 'number' ? [`${path}_${pluralCategory(locale, count)}`, `${path}_other`, path] : [path];
  for (const namespace of searched) {
    for (const form of forms) {
      const message = lookup(messages.get(locale)?.get(namespace), form);
      if (message !== null) return message;
    }
  }
  return key; // seen at once, and in no test's expectation
}

/** A text of a language with its values in their places; the key itself where the text is missing. */
export function translate(
  locale: string,
  namespaces: readonly string[],
  key: string,
  params: MessageParams = {},
): string {
  return findMessage(locale, namespaces, key, params['count']).replace(
    /\{\{(\w+)\}\}/g,
    (placeholder, name: string) => formatValue(locale, params[name] ?? placeholder),
  );
}
