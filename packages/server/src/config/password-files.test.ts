import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';

const paths = { cwd: '/srv', clientDir: null };
let folder = '';
let file = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'great-fire-secrets-'));
  file = join(folder, 'password');
  writeFileSync(file, 'p@ss/word\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('puts the password of a file into the URL of the database', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://fire@db/fire', DATABASE_PASSWORD_FILE: file }, paths);
  expect(config.databaseUrl).toBe('postgres://fire:p%40ss%2Fword@db/fire');
});

test('puts the password of a file into the login of the mail server', () => {
  const config = readConfig(
    {
      SMTP_URL: 'smtp://fire@mail.example',
      SMTP_PASSWORD_FILE: file,
      EMAIL_FROM: 'fire@fire.example',
      PUBLIC_URL: 'https://fire.example',
    },
    paths,
  );
  expect(config.mail?.login).toEqual({ user: 'fire', pass: 'p@ss/word' });
});

test('ignores an empty name of a file', () => {
  const environment = { DATABASE_URL: 'postgres://fire:a@db/fire', DATABASE_PASSWORD_FILE: '' };
  expect(readConfig(environment, paths).databaseUrl).toBe('postgres://fire:a@db/fire');
});

test.each([
  [
    'a missing file',
    { DATABASE_URL: 'postgres://fire@db/fire', DATABASE_PASSWORD_FILE: '/missing' },
    'there is no such file',
  ],
  [
    'a missing URL',
    { DATABASE_PASSWORD_FILE: '/missing' },
    'allowed: only with DATABASE_URL, which is not set',
  ],
  [
    'a second password',
    { DATABASE_URL: 'postgres://fire:a@db/fire', DATABASE_PASSWORD_FILE: '/missing' },
    'allowed: only with a DATABASE_URL without a password',
  ],
])('rejects %s and names the setting', (_, environment, reason) => {
  expect(() => readConfig(environment, paths)).toThrow(/^DATABASE_PASSWORD_FILE is wrong \(\/missing\)/);
  expect(() => readConfig(environment, paths)).toThrow(reason);
});
