import { decodeCursor, encodeCursor } from './cursor';

const decode = (cursor?: string) => decodeCursor(cursor, (at, id) => ({ at, id }));

test('decodes the last match of a page and its time', () => {
  expect(decode(encodeCursor(1_700_000_000_000, 'abcdefghjk'))).toEqual({
    at: 1_700_000_000_000,
    id: 'abcdefghjk',
  });
  expect(decode()).toBeNull();
});

test.each(['', 'abcdefghjk', '1-', '1-short', '-1-abcdefghjk', '1-abcdefghjk-2'])(
  'rejects the malformed cursor "%s"',
  (cursor) => {
    expect(() => decode(cursor)).toThrow('is no cursor that this server gave');
  },
);
