import { renderCalendar, type CalendarEvent } from './calendar';

const EVENT: CalendarEvent = {
  uid: 'abcdefghjk-mnpqrstuvw@great-fire',
  stampedAt: Date.UTC(2026, 10, 29, 19, 46, 7, 123),
  startsAt: Date.UTC(2026, 11, 31, 23, 0),
  summary: 'Tuesdays',
  url: 'https://fire.example/groups/abcdefghjk',
};

const linesOf = (text: string): readonly string[] => {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  return text.slice(0, -2).split('\r\n');
};
/** Returns the text after SUMMARY as RFC 5545 reads it. */
const readSummary = (text: string): string => {
  const unfolded = text.replace(/\r\n[ \t]/g, '');
  const [, value = ''] = /^SUMMARY:(.*)$/m.exec(unfolded.replaceAll('\r', '')) ?? [];
  return value.replace(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));
};

test('renders an event with its times in UTC, across the end of a year', () => {
  expect(linesOf(renderCalendar(EVENT))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//The Great Fire of London 1666//Dates//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:abcdefghjk-mnpqrstuvw@great-fire',
    'DTSTAMP:20261129T194607Z',
    'DTSTART:20261231T230000Z',
    'DTEND:20270101T010000Z',
    'SUMMARY:Tuesdays',
    'URL:https://fire.example/groups/abcdefghjk',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test('renders an evening of summer time in UTC, so that each calendar shows its own time', () => {
  const startsAt = Date.parse('2027-03-28T20:00:00+01:00'); // in London, the day on which the clocks go forward
  const text = renderCalendar({ ...EVENT, startsAt });
  expect(text).toContain('\r\nDTSTART:20270328T190000Z\r\nDTEND:20270328T210000Z\r\n');
  expect(text).not.toContain('TZID');
});

test.each([
  ['marks', 'Fire; bread, and \\ baking: "all"', 'Fire\\; bread\\, and \\\\ baking: "all"'],
  ['line breaks', 'a\nb\r\nc\rd\u2028e', 'a\\nb\\nc\\nd\\ne'],
  ['a forged property', 'x\r\nEND:VEVENT\r\nATTENDEE:mailto:eve', 'x\\nEND:VEVENT\\nATTENDEE:mailto:eve'],
  ['control characters', 'a\u0000b\tc\u007f', 'a b c '],
])('escapes %s', (_, summary, escaped) => {
  expect(linesOf(renderCalendar({ ...EVENT, summary }))).toContain(`SUMMARY:${escaped}`);
});

test.each([
  ['Latin', 'Die Donnerstagsrunde der Bäckergesellen und Löschmeister aus der Fischgasse, alle Jahre wieder'],
  ['Greek', 'Η παρέα της Τρίτης που παίζει πάντα με το φως των κεριών μέχρι αργά τη νύχτα'],
  ['Chinese', '星期二晚上一起玩的朋友们'.repeat(6)],
  ['Arabic', 'أصدقاء مساء الثلاثاء الذين يلعبون معًا منذ سنوات طويلة في المدينة القديمة'],
  ['Hindi', 'मंगलवार की शाम को साथ खेलने वाले दोस्तों की मंडली हमेशा यहीं मिलती है'],
  ['emoji', '👩🏽‍🚒🔥👨‍👩‍👧‍👦'.repeat(9)],
  ['a letter with many marks', `Z${'\u0301'.repeat(200)}algo`],
  ['no blank', 'x'.repeat(300)],
])('folds %s text at 75 bytes, between two characters', (_, summary) => {
  const text = renderCalendar({ ...EVENT, summary });
  const lines = linesOf(text);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  // Each line is whole characters: no half of a surrogate pair.
  for (const line of lines) expect(Buffer.from(line).toString()).toBe(line);
  expect(lines.length).toBeGreaterThan(13);
  expect(readSummary(text)).toBe(summary);
});

test('keeps a letter and its marks, and an emoji of several parts, in one line', () => {
  const family = '👨‍👩‍👧‍👦';
  for (let length = 40; length < 75; length += 1) {
    const text = renderCalendar({ ...EVENT, summary: 'x'.repeat(length) + family });
    expect(text).toContain(family);
  }
});
