import { CODE_LENGTH, CODE_NUMBERS, codeOf, grouped, readCode } from './recovery-code';

const NUMBERS = Array.from({ length: CODE_NUMBERS }, (_, place) => (place * 13 + 7) % 32);
const CODE = codeOf(NUMBERS);
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('a code is read as it was shown, and however it is typed', () => {
  expect(grouped(CODE)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(readCode(grouped(CODE))).toBe(CODE);
  expect(readCode(` ${grouped(CODE).toLowerCase().replaceAll('-', ' – ')}\n`)).toBe(CODE);
  const zeros = codeOf(NUMBERS.map((_, place) => place % 2)); // 0 and 1 alone, but for the last
  expect(readCode(zeros.replaceAll('0', 'o').replace('1', 'i').replaceAll('1', 'L'))).toBe(zeros);
});

test('any one wrong sign is seen, and any two that changed places', () => {
  for (let place = 0; place < CODE_LENGTH; place += 1) {
    const others = [...SIGNS].filter((sign) => sign !== CODE[place]);
    for (const sign of others)
      expect(readCode(CODE.slice(0, place) + sign + CODE.slice(place + 1))).toBeNull();
    for (let other = place + 1; other < CODE_LENGTH; other += 1) {
      const signs = [...CODE];
      [signs[place], signs[other]] = [CODE.charAt(other), CODE.charAt(place)];
      if (signs.join('') !== CODE) expect(readCode(signs.join(''))).toBeNull();
    }
  }
});

test.each(['', 'x', CODE.slice(1), `${CODE}0`, `U${CODE.slice(1)}`, `${CODE.slice(0, -1)}é`])(
  '%j is no code',
  (text) => {
    expect(readCode(text)).toBeNull();
  },
);
