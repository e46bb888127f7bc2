import { PARTS, wishOf } from './command-line';
import { SERVERS } from './servers/names';

describe('npm run bench', () => {
  it('measures everything but what takes ten minutes, or what is named', () => {
    expect(wishOf([])).toEqual({ parts: PARTS.slice(0, -1), servers: SERVERS, profiles: false });
    expect(wishOf(['unused']).parts).toEqual(['unused']);
    expect(wishOf(['stock', 'closed', 'floor', '--profile'])).toEqual({
      parts: ['closed'],
      servers: ['floor', 'stock'],
      profiles: true,
    });
  });

  it('says which word it does not know', () => {
    expect(() => wishOf(['closed', 'flor'])).toThrow('flor is no part');
    expect(() => wishOf(['--fast'])).toThrow('--fast');
  });
});
