import { SUITES, parseOptions } from './options';
import { TARGETS } from './targets/names';

describe('npm run bench', () => {
  it('measures everything but what takes ten minutes, or what is named', () => {
    expect(parseOptions([])).toEqual({ suites: SUITES.slice(0, -1), targets: TARGETS, profiles: false });
    expect(parseOptions(['unused']).suites).toEqual(['unused']);
    expect(parseOptions(['stock', 'closed', 'floor', '--profile'])).toEqual({
      suites: ['closed'],
      targets: ['floor', 'stock'],
      profiles: true,
    });
  });

  it('says which word it does not know', () => {
    expect(() => parseOptions(['closed', 'flor'])).toThrow('flor is no part');
    expect(() => parseOptions(['--fast'])).toThrow('--fast');
  });
});
