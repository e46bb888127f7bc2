/** Default names of tables, "Anna’s table", in the language of the reader. */
import type { Language } from '@great-fire/protocol';
import { getLanguage, translate } from './messages';

// `lobby:tableOf` in each language: the server stores the name in the language of the player who created the table.
const DEFAULT_NAMES: Readonly<Record<Language, RegExp>> = {
  en: /^(.+)’s table$/u,
  de: /^Tisch von (.+)$/u,
  fr: /^Table\s: (.+)$/u,
  es: /^Mesa de (.+)$/u,
  it: /^Tavolo di (.+)$/u,
};

const NUMBER = / \(\d+\)$/; // create-table/number-table-name.ts

/**
 * Returns the name of a table for the reader. A default name of any language is translated, with its number. Other names
 * stay as they are.
 */
export function translateTableName(tableName: string): string {
  const [number = ''] = NUMBER.exec(tableName) ?? [];
  const plainName = tableName.slice(0, tableName.length - number.length);
  const name = Object.values(DEFAULT_NAMES)
    .map((pattern) => pattern.exec(plainName)?.[1])
    .find((match) => match !== undefined);
  if (name === undefined) return tableName;
  return translate(getLanguage(), ['lobby'], 'defaultTableName', { name }) + number;
}
