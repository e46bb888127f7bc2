/** Stores the loaded messages and looks up texts. */
import { isolateText } from '@great-fire/protocol';
import { elide, withFrenchSpaces } from './orthography';
import type { MessageParams } from './keys';

type MessageTree = Readonly<Record<string, unknown>>;

const messages = new Map<string, Map<string, object>>(); // by language and catalogue
const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>(); // cached: a new one costs as much as a hundred uses
const MIN_GROUPED = 1000; // smaller integers look alike in all our languages; the first format takes 25 ms
const listeners = new Set<() => void>();
let language = 'en';

function notify(): void {
  for (const listener of listeners) listener();
}

/** Adds a catalogue of a language and notifies the listeners. Sets the spaces of French texts. */
export function addMessages(locale: string, namespace: string, tree: object): void {
  const texts = locale === 'fr' ? (JSON.parse(withFrenchSpaces(JSON.stringify(tree))) as MessageTree) : tree;
  messages.set(locale, new Map([...(messages.get(locale) ?? []), [namespace, texts]]));
  notify();
}

/** Returns whether a catalogue of a language is loaded. */
export const hasMessages = (locale: string, namespace: string): boolean =>
  messages.get(locale)?.has(namespace) ?? false;

/** Returns the language of the texts. */
export const getLanguage = (): string => language;

/** Changes the language and notifies the listeners. */
export function setLanguage(next: string): void {
  language = next;
  notify();
}

/** Calls `listener` when messages are added or the language changes. Returns the function to unsubscribe. */
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
  if (typeof value === 'string') return isolateText(value);
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
  console.error(`The text ${searched.join('|')}:${path} is not loaded (${locale})`);
  return key;
}

/**
 * Returns a text with its placeholders replaced. If the text is missing, returns the key and logs an error, on which the
 * browser tests fail.
 */
export function translate(
  locale: string,
  namespaces: readonly string[],
  key: string,
  params: MessageParams = {},
): string {
  return findMessage(locale, namespaces, key, params['count']).replace(
    /(\b\w{1,3} )?\{\{(\w+)\}\}/g,
    (_, word: string | undefined, name: string) => {
      const value = formatValue(locale, params[name] ?? `{{${name}}}`);
      return elide(locale, word ?? '', value) + value;
    },
  );
}
