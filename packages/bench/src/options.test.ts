import { SUITES, parseOptions } from './options';
import { TARGETS } from './targets/names';

const LOAD_DEFAULTS = {
  ...{ tables: [100, 500, 1000, 2000, 3000], movesPerSecond: 500 },
  ...{ games: [1000, 100_000, 1_000_000], liveTables: 10_000 },
};

describe('npm run bench', () => {
  it('runs all suites but the long ones by default, or the named ones', () => {
    expect(parseOptions([])).toEqual({
      suites: SUITES.slice(0, -3),
      targets: TARGETS,
      profiles: false,
      json: false,
      save: false,
      ...LOAD_DEFAULTS,
    });
    expect(parseOptions(['history'])?.suites).toEqual(['history']);
    expect(parseOptions(['sqlite', 'closed-loop', 'baseline', '--profile'])).toEqual({
      suites: ['closed-loop'],
      targets: ['baseline', 'sqlite'],
      profiles: true,
      json: false,
      save: false,
      ...LOAD_DEFAULTS,
    });
  });

  it('takes the sizes of the suites scale and history', () => {
    expect(
      parseOptions(['scale', 'history', '--tables=20,40', '--rate=50', '--games=9,10', '--live=7']),
    ).toMatchObject({
      suites: ['scale', 'history'],
      tables: [20, 40],
      movesPerSecond: 50,
      games: [9, 10],
      liveTables: 7,
    });
    for (const option of ['--tables=20,', '--tables=0', '--rate=fast', '--rate=-5', '--games=x', '--live='])
      expect(() => parseOptions([option])).toThrow(`${option.split('=')[0] ?? ''} is invalid`);
  });

  it('names an unknown argument', () => {
    expect(() => parseOptions(['closed-loop', 'flor'])).toThrow('flor is not a suite');
    expect(() => parseOptions(['--fast'])).toThrow('--fast');
  });
});
