import { mentionedIds, decodeMentions, encodeMentions } from './mentions';

const SEATS = [
  { personId: 'p1', name: 'Anna' },
  { personId: 'p2', name: 'Anna Maria' },
  { personId: null, name: 'Pepys' },
  { personId: 'p3', name: 'Jörg (2)' },
];
const resolvePerson = (id: string) =>
  ({ p1: { name: 'Anne', seat: 0 }, p2: { name: 'Mia', seat: 1 }, p3: { name: 'N. N.', seat: null } })[
    id
  ] ?? {
    name: '?',
    seat: null,
  };
const roundTrip = (text: string) => decodeMentions(encodeMentions(text, SEATS), resolvePerson);

test('mentions the longest name after an @, in upper or lower case', () => {
  expect(roundTrip('hey @anna, look').text).toBe('hey @Anne, look');
  expect(roundTrip('@Anna Maria!').text).toBe('@Mia!');
  expect(roundTrip('@Anna Mari').text).toBe('@Anne Mari');
  expect(mentionedIds(encodeMentions('@Anna and @JÖRG (2)', SEATS))).toEqual(['p1', 'p3']);
});

test('a mention contains its position in the text and the seat', () => {
  const { text, mentions } = roundTrip('oh @Anna: @Jörg (2)');
  expect(mentions.map(({ from, to }) => text.slice(from, to))).toEqual(['@Anne', '@N. N.']);
  expect(mentions.map(({ seat }) => seat)).toEqual([0, null]);
});

test('does not mention a part of a word, a bot or a person without a seat', () => {
  for (const text of ['me@Anna', '@Annabel', '@Pepys', '@Dora', '@', 'a@b.example'])
    expect(roundTrip(text)).toEqual({ text, mentions: [] });
});
