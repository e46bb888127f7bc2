import { CODE_PAYLOAD_LENGTH, encodeRecoveryCode, formatRecoveryCode } from '../codec/recovery-code';
import { describeSchema } from '../../testing/describe-schema';
import { claimSchema, codeClaimSchema, deviceIdSchema, renameSchema } from './identity';

const KEY = 'A_-'.repeat(14) + 'z';
const NO_KEYS = [KEY.slice(1), `${KEY}z`, `+${KEY.slice(1)}`, ''];

describeSchema('a new name', renameSchema, { examples: [{ name: 'Ann' }], rejects: { name: [''] } });

describeSchema('a claim by a link', claimSchema, {
  examples: [{ key: KEY, secret: KEY }],
  rejects: { key: NO_KEYS, secret: NO_KEYS },
  messages: { key: 'is no key of a link', secret: 'is no secret of 43 letters' },
});

const CODE = encodeRecoveryCode(Array.from({ length: CODE_PAYLOAD_LENGTH }, (_, place) => place));

describeSchema('a claim by a recovery code', codeClaimSchema, {
  examples: [{ code: CODE, secret: KEY }],
  accepts: { code: [formatRecoveryCode(CODE), CODE.toLowerCase(), CODE + ' '.repeat(200 - CODE.length)] },
  rejects: { code: [CODE.slice(1), 'no code'], secret: NO_KEYS },
  messages: { code: 'is no recovery code' },
});

test('reads a recovery code in any spelling', () => {
  const claim = { code: formatRecoveryCode(CODE).toLowerCase(), secret: KEY };
  expect(codeClaimSchema.parse(claim).code).toBe(CODE);
});

test('rejects a recovery code of more than 200 characters', () => {
  const claim = { code: CODE + ' '.repeat(201 - CODE.length), secret: KEY };
  expect(codeClaimSchema.safeParse(claim).error?.issues[0]?.code).toBe('too_big');
});

test.each(['a', 'A_-9'.repeat(10)])('takes the device %s', (id) => {
  expect(deviceIdSchema.parse(id)).toBe(id);
});

test.each(['', 'a'.repeat(41), 'a b', ' a', 'a/'])('rejects the device %j', (id) => {
  expect(deviceIdSchema.safeParse(id).error?.issues[0]?.message).toBe('is no id of a device');
});
