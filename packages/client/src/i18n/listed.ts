/** Several names as the language lists them: Anna, Ben and Clara. */
import { spoken } from './texts';

export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(spoken(), { type: 'conjunction' }).format(names);
