/** Finds environment variables that look like settings with a mistake, such as PUBIC_URL. */
import { SETTINGS } from './config';

interface MisspelledSetting {
  readonly name: string;
  readonly setting: string; // what it probably means
}

/** Returns the variables that are no settings and differ from one by case, separators, one edit or a late part. */
export function findMisspelledSettings(
  environment: Readonly<Record<string, string | undefined>>,
): readonly MisspelledSetting[] {
  return Object.keys(environment).flatMap((name) => {
    if (SETTINGS.includes(name)) return [];
    const setting = SETTINGS.find((candidate) => areSimilar(normalize(name), normalize(candidate)));
    return setting === undefined ? [] : [{ name, setting }];
  });
}

/** One line for the operator. */
export const misspelledSettingLine = ({ name, setting }: MisspelledSetting): string =>
  `${name} is no setting. Did you mean ${setting}?`;

const normalize = (name: string): string => name.toUpperCase().replace(/[_-]/g, '');

// As many characters as TRUSTED_PROXY has in common with TRUSTED_PROXIES, or RATE_LIMIT with RATE_LIMIT_SCALE, and more
// than the first word of any setting has.
const BEGINNING_CHARS = 9;

const areSimilar = (a: string, b: string): boolean =>
  isOneEditApart(a, b) ||
  (a.length >= BEGINNING_CHARS && a.slice(0, BEGINNING_CHARS) === b.slice(0, BEGINNING_CHARS));

/** Whether two texts are equal, or become equal if one character is added, left out, replaced or swapped with the next. */
function isOneEditApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA === restB ||
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
