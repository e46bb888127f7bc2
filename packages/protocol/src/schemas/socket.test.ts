import { describeSchema } from '../../testing/describe-schema';
import {
  handshakeSchema,
  historicViewsSchema,
  historySchema,
  moveSchema,
  signalSchema,
  visibilitySchema,
} from './socket';

describeSchema('the handshake', handshakeSchema, {
  examples: [
    { protocol: 1 },
    { protocol: 1, match: 'abcdefghjk', token: 't'.repeat(43), anonymous: true, deltas: true },
  ],
  accepts: { token: ['t'.repeat(20), 't'.repeat(100)], anonymous: [false], deltas: [false] },
  rejects: { protocol: [1.5], match: ['abc'], token: ['t'.repeat(19), 't'.repeat(101)] },
  isOpen: true,
});

describeSchema('a move', moveSchema, {
  examples: [{ id: 'm-000001', stateId: 12, action: { type: 'put-out', district: 'temple' } }],
  accepts: { id: ['A_z-0189', 'x'.repeat(40)], stateId: [0] },
  rejects: { id: ['x'.repeat(7), 'x'.repeat(41), 'server:12', ' m-000001'], stateId: [-1, 0.5] },
});

const LARGEST_ID = 2 ** 31 - 1;

describeSchema('earlier entries of the log', historySchema, {
  examples: [
    { before: 40, limit: 20 },
    { before: 40, limit: 20, beforeTableEvent: 3 },
  ],
  accepts: { before: [0, LARGEST_ID], beforeTableEvent: [0, LARGEST_ID], limit: [1, 200] },
  rejects: {
    before: [-1, LARGEST_ID + 1],
    beforeTableEvent: [-1, LARGEST_ID + 1],
    limit: [0, 201, 1.5],
  },
});

describeSchema('earlier views', historicViewsSchema, {
  examples: [
    { from: 10, to: 20 },
    { from: 10, to: 20, perspective: 'all-seats' },
  ],
  accepts: { to: [10, 34], perspective: ['spectator', 0, 5] },
  rejects: { to: [9, 35], perspective: ['everyone', 6, -1] },
});

test('names the bounds of views that are too many, and no negative ones', () => {
  const rejection = (range: object) => historicViewsSchema.safeParse(range).error?.issues[0];
  expect(rejection({ from: 0, to: 25 })).toMatchObject({ path: ['to'], message: 'is out of bounds' });
  expect(rejection({ from: -1, to: 0 })?.path).toEqual(['from']);
  expect(rejection({ from: 0, to: -1 })?.path).toEqual(['to']);
});

describeSchema('a signal on the map', signalSchema, {
  examples: [{ district: 'temple' }, { district: 'temple', from: 'pudding-lane' }],
  rejects: { district: ['utopia'], from: ['utopia', 'temple'] },
});

describeSchema('the visibility of a page', visibilitySchema, {
  examples: [{ hidden: true }],
  accepts: { hidden: [false] },
});
