import { SUITES, parseOptions } from './options';
import { TARGETS } from './targets/names';

describe('npm run bench', () => {
  it('runs all suites but the ten-minute one by default, or the named ones', () => {
    expect(parseOptions([])).toEqual({
      suites: SUITES.slice(0, -1),
      targets: TARGETS,
      profiles: false,
      json: false,
    });
    expect(parseOptions(['eviction'])?.suites).toEqual(['eviction']);
    expect(parseOptions(['bgio', 'closed-loop', 'baseline', '--profile'])).toEqual({
      suites: ['closed-loop'],
      targets: ['baseline', 'bgio'],
      profiles: true,
      json: false,
    });
  });

  it('names an unknown argument', () => {
    expect(() => parseOptions(['closed-loop', 'flor'])).toThrow('flor is not a suite');
    expect(() => parseOptions(['--fast'])).toThrow('--fast');
  });
});
