/** Passwords in files, as container engines hand over secrets. An environment variable would show in `docker inspect`. */
import { readFileSync } from 'node:fs';
import { types } from 'node:util';
import { ConfigError } from './config-error';
import { settingText } from './environment-schema';

type Environment = Readonly<Record<string, string | undefined>>;

// The setting that names a file, and the URL that gets its password.
const PASSWORD_FILES = { DATABASE_PASSWORD_FILE: 'DATABASE_URL', SMTP_PASSWORD_FILE: 'SMTP_URL' } as const;

/**
 * Returns the environment with the passwords of files in their URLs. An invalid URL stays as it is, because its schema
 * rejects it.
 *
 * @throws ConfigError if a file cannot be read, its URL is not set, or the URL already has a password
 */
export function insertPasswords(environment: Environment): Environment {
  const result = { ...environment };
  for (const [setting, urlSetting] of Object.entries(PASSWORD_FILES)) {
    const file = settingText(environment[setting]);
    if (file === undefined) continue;
    const text = settingText(environment[urlSetting]);
    if (text === undefined)
      throw new ConfigError(
        `${setting} is wrong (${file}): allowed: only with ${urlSetting}, which is not set`,
      );
    if (!URL.canParse(text)) continue;
    const url = new URL(text);
    if (url.password !== '')
      throw new ConfigError(
        `${setting} is wrong (${file}): allowed: only with a ${urlSetting} without a password`,
      );
    url.password = readPassword(setting, file);
    result[urlSetting] = url.href;
  }
  return result;
}

function readPassword(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch (error) {
    throw new ConfigError(
      `${setting} is wrong (${file}): ${fileErrorReason(error)}; allowed: a file that the user of the server may read`,
    );
  }
}

const FILE_ERROR_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'reading it is refused',
  EISDIR: 'it is a folder',
};

function fileErrorReason(error: unknown): string {
  // Not `instanceof`: errors that Node throws come from another realm when jest runs this code.
  const code = types.isNativeError(error) && 'code' in error ? String(error.code) : '';
  return FILE_ERROR_REASONS[code] ?? `it cannot be read (${code})`;
}
