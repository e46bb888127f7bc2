import {
  CODE_LENGTH,
  CODE_PAYLOAD_LENGTH,
  encodeRecoveryCode,
  formatRecoveryCode,
  parseRecoveryCode,
} from './recovery-code';

const PAYLOAD = Array.from({ length: CODE_PAYLOAD_LENGTH }, (_, place) => (place * 13 + 7) % 32);
const CODE = encodeRecoveryCode(PAYLOAD);
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('parses a code as it was formatted, and in any way of typing it', () => {
  expect(formatRecoveryCode(CODE)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(parseRecoveryCode(formatRecoveryCode(CODE))).toBe(CODE);
  expect(parseRecoveryCode(` ${formatRecoveryCode(CODE).toLowerCase().replaceAll('-', ' – ')}\n`)).toBe(CODE);
  const zeros = encodeRecoveryCode(PAYLOAD.map((_, place) => place % 2)); // only 0 and 1, except for the last symbol
  expect(parseRecoveryCode(zeros.replaceAll('0', 'o').replace('1', 'i').replaceAll('1', 'L'))).toBe(zeros);
});

test('rejects a code with one wrong symbol or two swapped symbols', () => {
  for (let place = 0; place < CODE_LENGTH; place += 1) {
    const others = [...ALPHABET].filter((sign) => sign !== CODE[place]);
    for (const sign of others)
      expect(parseRecoveryCode(CODE.slice(0, place) + sign + CODE.slice(place + 1))).toBeNull();
    for (let other = place + 1; other < CODE_LENGTH; other += 1) {
      const signs = [...CODE];
      [signs[place], signs[other]] = [CODE.charAt(other), CODE.charAt(place)];
      if (signs.join('') !== CODE) expect(parseRecoveryCode(signs.join(''))).toBeNull();
    }
  }
});

test.each(['', 'x', CODE.slice(1), `${CODE}0`, `U${CODE.slice(1)}`, `${CODE.slice(0, -1)}é`])(
  'rejects %j',
  (text) => {
    expect(parseRecoveryCode(text)).toBeNull();
  },
);
