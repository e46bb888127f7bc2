import { arbitraryCharacter } from '@great-fire/game/testing/arbitrary-character';
import * as fc from 'fast-check';
import { normalizeLine, normalizeText } from './text';

const REAL = [
  'Ann',
  'Zoë',
  'Nguyễn Thị Ánh',
  'علی\u200Cرضا', // Persian: the joiner parts two letters of one name
  'می\u200Cخواهم',
  'क्\u200Dष',
  'ശ്രീ',
  'ක්\u200Dෂ',
  'র\u200D্যাব',
  'ကျွေး', // four marks, of which one stacks
  'ကျွန်ုပ်',
  'བསྒྲུབས',
  'שָׁלוֹם',
  'ด้วยน้ำ',
  '安倍 🔥',
  '👩\u200D🚀',
  '🏳\uFE0F\u200D🌈',
  '👨🏽\u200D🔬',
  '❤\uFE0F\u200D🔥',
  '1\uFE0F\u20E3',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', // the flag of England
  'O’Brien-Smith (2)',
];

test.each(REAL)('keeps %j as it is', (text) => {
  expect(normalizeLine(text)).toBe(text.normalize('NFC'));
  expect(normalizeText(text)).toBe(text.normalize('NFC'));
});

const WITHOUT_INK = [
  '\u3164',
  '\u2800',
  '\uFFA0',
  '\u115F',
  '\u034F',
  '\uFE0F',
  '\u200B',
  '\u2060',
  '\u200D',
];

test.each([...WITHOUT_INK, '\u202E', '\u00AD', '\uFEFF', '\u0301', '\u3000', '\uE000', '\uD800', ' \n\t '])(
  'finds nothing to see in %j',
  (text) => {
    expect(normalizeLine(text)).toBe('');
    expect(normalizeLine(`${text} ${text}${text}`)).toBe('');
    expect(normalizeText(`${text}\n${text}`)).toBe('');
  },
);

test.each([
  ['Ann\uFE0F', 'Ann'],
  ['A\u034Fnn', 'Ann'],
  ['Ann\u3164', 'Ann'],
  ['A\u200Dnn', 'Ann'],
  ['\u202Ennа', 'nnа'],
  ['\u2067Ann\u2069', 'Ann'],
  ['Ann\u{E0067}', 'Ann'],
  ['1\uFE0F', '1'],
  ['Zoe\u0308', 'Zoë'],
  ['e\u034F\u0301', 'é'],
  [`e${'\u0323'.repeat(30)}!`, 'ẹ\u0323\u0323\u0323!'],
  ['\u0301Ann \u0301Lee', 'Ann Lee'],
  ['\u{1F3F4}\uFE0F\u200C\u0627', '\u{1F3F4}\uFE0F\u0627'], // the selector joins no letters
  ['\u{1F3F4}\uFE0F\u0323\u0301\u0308', '\u{1F3F4}\uFE0F\u0323\u0301'], // and is one of the marks
  ['one\r\ntwo', 'one two'],
])('makes %j to %j', (text, expected) => {
  expect(normalizeLine(text)).toBe(expected);
});

test('keeps lines and tabs of a text', () => {
  expect(normalizeText('one\r\ntwo\u2028three\t\u200Bfour')).toBe('one\ntwo\nthree\tfour');
});

/** Texts of letters, marks, joiners, emoji and what cannot be seen, which meet more often than in random text. */
const piece = fc.constantFrom(
  ...[
    'a',
    'Z',
    'е',
    'ا',
    'ر',
    'क',
    'ष',
    '्',
    'က',
    'ွ',
    'ေ',
    '👩',
    '🚀',
    '🏳',
    '🏽',
    '1',
    '\u20E3',
    ' ',
    '\n',
    'e',
  ],
  ...[
    '\u0301',
    '\u0308',
    '\u0323',
    '\u0345',
    ...WITHOUT_INK,
    '\u200C',
    '\u202E',
    '\u{1F3F4}',
    '\u{E0067}',
    '\u{E007F}',
  ],
);
const texts = fc.oneof(
  fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
  fc.string({ unit: arbitraryCharacter, maxLength: 40 }),
);

/** Returns what may not stand in a normalized text and does. One `expect` for each would take most of the time. */
function findFaults(text: string, normalize: (text: string) => string): readonly string[] {
  // An invisible character is never at an end, beside a space or beside another one, except in a flag or keycap.
  const bare = text.replace(/\u{1F3F4}[\u{E0030}-\u{E007A}]+\u{E007F}/gu, 'F');
  const faults = {
    'it changes again': normalize(text) !== text,
    'it is not composed': text !== text.normalize('NFC'),
    'it has control characters': /[\p{Bidi_Control}\p{Co}\p{Cs}\u2028\u2029]/u.test(text),
    'it has four marks': /(?:\p{Mn}|\p{Me}){4}/u.test(text),
    'a mark has no letter': /(?:^|\s)\p{M}/u.test(text),
    'it is invisible at a start': /(?:^|\s)\p{Default_Ignorable_Code_Point}/u.test(bare),
    'two are invisible': /\p{Default_Ignorable_Code_Point}{2}/u.test(
      bare.replace(/\uFE0F\u200D/gu, '\u200D'),
    ),
    'it is invisible': /(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/u.test(bare),
    'it has no ink': text !== '' && !/[^\s\p{M}\p{Default_Ignorable_Code_Point}]/u.test(text),
  };
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [fault] : []));
}

test.each([
  ['a line', normalizeLine],
  ['a text', normalizeText],
])('%s: what can be seen stays, and nothing else', (_, normalize) => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(findFaults(normalize(text), normalize)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});
