import { describeSchema } from '../../testing/describe-schema';
import { gamesQuerySchema, profileVisibilitySchema } from './profiles';

describeSchema('the visibility of a profile', profileVisibilitySchema, {
  examples: [{ isPublic: true }],
  accepts: { isPublic: [false] },
});

describeSchema('a page of games', gamesQuerySchema, {
  examples: [{ limit: 10 }, { limit: 10, cursor: 'next' }],
  defaults: { limit: 20 },
  accepts: { limit: [1, 50, '7'], cursor: ['', 'x'.repeat(100)] },
  rejects: { limit: [0, 51, 1.5, 'many'], cursor: ['x'.repeat(101)] },
});

test('reads the limit from the text of a query', () => {
  expect(gamesQuerySchema.parse({ limit: '7' })).toEqual({ limit: 7 });
});
