import { Histogram } from '../load/histogram';
import { printFigures } from './figures';

/** Returns the words of each line that is printed of a result. */
function printed(result: unknown): readonly string[] {
  const lines: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line).trim().replace(/ +/gu, ' '));
    return true;
  });
  printFigures('suite', result);
  write.mockRestore();
  return lines;
}

test('prints figures by name, and those of nested objects under both names', () => {
  expect(
    printed({ moves: 12, rulesUs: 43.21, tables: { each: { heap: 19_000.4 } }, ready: [1, 2.5] }),
  ).toEqual(['suite:', 'figure value', 'moves 12', 'rulesUs 43.2', 'tables each heap 19000', 'ready 1 2.50']);
});

test('leaves out the single runs behind a median', () => {
  expect(printed({ lobby: { score: 97, runs: [{ score: 96 }, { score: 97 }] } })).toEqual([
    'suite:',
    'figure value',
    'lobby score 97',
  ]);
});

test('prints a row for each object, or a column if they have more figures than there are objects', () => {
  const ms = new Histogram(1);
  for (const value of [1, 2, 3]) ms.add(value);
  expect(
    printed([
      { name: 'a', us: 1 },
      { name: 'b', us: 2 },
    ]),
  ).toEqual(['suite:', 'name us', 'a 1', 'b 2']);
  expect(printed({ runs: [{ name: 'sqlite', ms }] })).toEqual([
    'suite:',
    'suite, runs:',
    'name sqlite',
    'ms count 3',
    'ms p50 2',
    'ms p90 3',
    'ms p99 3',
    'ms max 3',
  ]);
});
