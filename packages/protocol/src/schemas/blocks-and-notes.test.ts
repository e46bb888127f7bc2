import { describeSchema } from '../../testing/describe-schema';
import { expectedNameSchema, noteSchema, personRefSchema, tableNoteSchema } from './blocks-and-notes';

test('reads a person by handle, and by table and seat', () => {
  expect(personRefSchema.parse('23abcdefgh')).toEqual({ handle: '23abcdefgh' });
  expect(personRefSchema.parse('23abcdefgh.5')).toEqual({ match: '23abcdefgh', seat: 5 });
  expect(personRefSchema.parse('23abcdefgh.0')).toEqual({ match: '23abcdefgh', seat: 0 });
});

test.each([
  '23abcdefg',
  '23abcdefghi',
  '1abcdefghi',
  'Aabcdefghi',
  '23abcdefgh.',
  '23abcdefgh.6',
  '.5',
  '23abcdefgh5',
])('rejects the person %j', (person) => {
  expect(personRefSchema.safeParse(person).error?.issues[0]?.message).toBe(
    'is neither a handle nor a seat of a table',
  );
});

describeSchema('the name that the caller saw', expectedNameSchema, {
  examples: [{}, { name: 'Ann' }],
  accepts: { name: ['', 'x'.repeat(100)] },
  rejects: { name: ['x'.repeat(101)] },
});

describeSchema('a note on a person', noteSchema, {
  examples: [{ text: '' }, { text: 'Honest.\n\tPlays fast.', name: 'Ann' }],
  accepts: { text: ['x'.repeat(2000)], name: ['x'.repeat(100)] },
  rejects: { text: ['x'.repeat(2001)], name: ['x'.repeat(101)] },
});

test('a note keeps lines and tabs, and loses control characters and halves of characters', () => {
  const text = 'one\r\ntwo\rthree\tfour\u0000\u0007\uD800 é 🔥\u009F';
  expect(noteSchema.parse({ text }).text).toBe('one\ntwo\nthree\tfour é 🔥');
});

describeSchema('a note on a table', tableNoteSchema, {
  examples: [{ text: 'Rematch?' }],
});
