/** Default names of tables, "Anna’s table", in the language of the reader. */
import { getLanguage, translate } from './messages';

// `lobby:tableOf` in each language: the server stores the name in the language of the player who created the table.
const DEFAULT_NAMES: readonly RegExp[] = [
  /^(.+)’s table$/u,
  /^Tisch von (.+)$/u,
  /^Table\s: (.+)$/u,
  /^Mesa de (.+)$/u,
  /^Tavolo di (.+)$/u,
];

/** Returns the name of a table for the reader. A default name of any language is translated; other names stay as they are. */
export function translateTableName(tableName: string): string {
  const name = DEFAULT_NAMES.map((pattern) => pattern.exec(tableName)?.[1]).find(
    (match) => match !== undefined,
  );
  return name === undefined ? tableName : translate(getLanguage(), ['lobby'], 'defaultTableName', { name });
}
