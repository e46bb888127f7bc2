import { SUITES, parseOptions } from './options';
import { TARGETS } from './targets/names';

const SCALE_DEFAULTS = { tables: [100, 500, 1000, 2000, 3000], movesPerSecond: 500 };

describe('npm run bench', () => {
  it('runs all suites but the long ones by default, or the named ones', () => {
    expect(parseOptions([])).toEqual({
      suites: SUITES.filter((suite) => suite !== 'scale' && suite !== 'eviction'),
      targets: TARGETS,
      profiles: false,
      json: false,
      ...SCALE_DEFAULTS,
    });
    expect(parseOptions(['eviction'])?.suites).toEqual(['eviction']);
    expect(parseOptions(['bgio', 'closed-loop', 'baseline', '--profile'])).toEqual({
      suites: ['closed-loop'],
      targets: ['baseline', 'bgio'],
      profiles: true,
      json: false,
      ...SCALE_DEFAULTS,
    });
  });

  it('takes the sizes and the rate of the suite scale', () => {
    expect(parseOptions(['scale', '--tables=20,40', '--rate=50'])).toMatchObject({
      suites: ['scale'],
      tables: [20, 40],
      movesPerSecond: 50,
    });
    for (const wrong of ['--tables=20,', '--tables=0', '--rate=fast', '--rate=-5'])
      expect(() => parseOptions([wrong])).toThrow(`${wrong.split('=')[0] ?? ''} is wrong`);
  });

  it('names an unknown argument', () => {
    expect(() => parseOptions(['closed-loop', 'flor'])).toThrow('flor is not a suite');
    expect(() => parseOptions(['--fast'])).toThrow('--fast');
  });
});
