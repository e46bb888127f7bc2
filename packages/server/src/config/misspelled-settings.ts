/** Finds environment variables that look like settings with a mistake, such as PUBIC_URL. */
import { SETTINGS } from './config';

interface MisspelledSetting {
  readonly name: string;
  readonly setting: string; // what it probably means
}

/** Returns the variables that are no settings and differ from one by case, separators or one edit. */
export function findMisspelledSettings(
  environment: Readonly<Record<string, string | undefined>>,
): readonly MisspelledSetting[] {
  return Object.keys(environment).flatMap((name) => {
    if (SETTINGS.includes(name)) return [];
    const setting = SETTINGS.find((candidate) => isOneEditApart(normalize(name), normalize(candidate)));
    return setting === undefined ? [] : [{ name, setting }];
  });
}

/** One line for the operator. */
export const misspelledSettingLine = ({ name, setting }: MisspelledSetting): string =>
  `${name} is no setting. Did you mean ${setting}?`;

const normalize = (name: string): string => name.toUpperCase().replace(/[_-]/g, '');

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
