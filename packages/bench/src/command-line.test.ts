import { PARTS, wishOf } from './command-line';
import { SERVERS } from './servers/names';

describe('npm run bench', () => {
  it('measures everything, or what is named', () => {
    expect(wishOf([])).toEqual({ parts: PARTS, servers: SERVERS, profiles: false });
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
