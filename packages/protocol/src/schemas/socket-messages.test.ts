import { describeSchema } from '../../testing/describe-schema';
import { legalActionsSchema } from './socket-messages';

const SPREAD = { card: 'N', sources: ['temple'], targets: [{ to: 'holborn', exits: ['temple'] }] };

describeSchema('the legal actions', legalActionsSchema, {
  examples: [
    { stateId: 0, actions: [], spreads: [], intensify: null },
    { stateId: 1, actions: [{ type: 'end-actions' }], spreads: [SPREAD], intensify: null },
    { stateId: 1, actions: [], spreads: [], intensify: { count: 0, room: {} } },
    {
      stateId: 1,
      actions: [{ type: 'end-actions' }],
      spreads: [{ ...SPREAD, token: 'double-move' }],
      intensify: { count: 3, room: { temple: 2 } },
    },
  ],
  accepts: { 'intensify.count': [0, 3], 'intensify.room.temple': [1], 'spreads.0.card': ['E', 'S', 'W'] },
  rejects: {
    stateId: [-1],
    'actions.0.type': ['cheat'],
    'spreads.0.card': ['NE'],
    'spreads.0.token': ['one-vp'],
    'spreads.0.targets.0.to': ['atlantis'],
    'intensify.count': [-1, 4],
    'intensify.room.temple': [0],
  },
  isOpen: true,
});

test('a legal action has the fields of its type', () => {
  const actions = [{ type: 'move-pawn', to: 'temple' }];
  expect(legalActionsSchema.parse({ stateId: 1, actions, spreads: [], intensify: null }).actions).toEqual(
    actions,
  );
});
