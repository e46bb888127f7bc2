/** Numbers for tables of the same name. */
import { TABLE_NAME_MAX } from '@great-fire/protocol';
import { translateTableName } from '../i18n/table-name';

/** Returns the name, with the lowest number that makes it differ from the known names as the reader sees them. */
export function numberTableName(name: string, knownNames: readonly string[]): string {
  const shown = new Set(knownNames.map(translateTableName));
  const withNumber = (number: number) => {
    const suffix = number === 1 ? '' : ` (${number})`;
    return `${name.slice(0, TABLE_NAME_MAX - suffix.length)}${suffix}`;
  };
  let number = 1;
  while (shown.has(translateTableName(withNumber(number)))) number += 1;
  return withNumber(number);
}
