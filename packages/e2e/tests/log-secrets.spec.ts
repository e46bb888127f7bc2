import { randomBytes } from 'node:crypto';
import { expect, findSecrets, test } from '../src/server-test';

test('keys and codes are found in a log, and ids of persons are not', () => {
  const key = randomBytes(32).toString('base64url');
  const code = '0123456789ABCDEFGHJKMNPQ';
  const personId = randomBytes(12).toString('base64url');
  const log = `{"url":"/api/me?key=${key}","person":"${personId}","code":"${code}"}`;
  expect(findSecrets(log)).toEqual([key, code]);
});
