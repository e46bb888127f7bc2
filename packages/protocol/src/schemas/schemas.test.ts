import { ACTION_TYPES, type Action } from '@great-fire/game';
import { actionSchema } from '@great-fire/game/schemas';
import { matchIdSchema, playerNameSchema } from './lobby';

const SAMPLES: { readonly [T in Action['type']]: Extract<Action, { type: T }> } = {
  'keep-hand': { type: 'keep-hand' },
  redeal: { type: 'redeal' },
  'place-band': { type: 'place-band', district: 'temple' },
  'place-pawn': { type: 'place-pawn', district: 'temple' },
  spread: { type: 'spread', card: 'N', from: 'temple', exit: 'temple', to: 'holborn', token: 'double-move' },
  discard: { type: 'discard', card: 'E' },
  'move-pawn': { type: 'move-pawn', to: 'temple' },
  'move-band': { type: 'move-band', from: 'temple', to: 'holborn' },
  'put-out': { type: 'put-out', district: 'temple' },
  demolish: { type: 'demolish', district: 'temple' },
  'end-actions': { type: 'end-actions' },
  intensify: { type: 'intensify', districts: ['temple', 'temple', 'holborn'] },
  undo: { type: 'undo' },
};

test.each(ACTION_TYPES)('parses %s unchanged and rejects extra keys', (type) => {
  const action = SAMPLES[type];
  expect(actionSchema.parse(JSON.parse(JSON.stringify(action)))).toEqual(action);
  expect(actionSchema.safeParse({ ...action, seat: 1 }).success).toBe(false);
});

test.each(['toString', '__proto__', 'constructor', 'UPDATE', ''])('rejects %j as an action', (type) => {
  expect(actionSchema.safeParse({ type }).success).toBe(false);
});

test('trims, composes and bounds a name, and removes what could impersonate another name', () => {
  expect(playerNameSchema.parse('  Ann  ')).toBe('Ann');
  expect(playerNameSchema.parse('Zoe\u0308')).toBe('Zo\u00EB');
  expect(playerNameSchema.parse('安倍 🔥')).toBe('安倍 🔥');
  for (const name of ['', '   ', 'x'.repeat(25), '\u202E', '\u200B', '\n', '\u0000']) {
    expect(playerNameSchema.safeParse(name).success).toBe(false);
  }
  for (const name of ['A\u202Enn', 'A\u200Bnn', 'Ann\n', 'A\u0000nn'])
    expect(playerNameSchema.parse(name).replace(' ', '')).toBe('Ann');
  expect(playerNameSchema.safeParse('\u3164').error?.issues[0]?.message).toBe('has nothing that can be seen');
});

test('accepts only ids of ten letters and digits that do not look alike', () => {
  expect(matchIdSchema.safeParse('abcdefghjk').success).toBe(true);
  for (const id of ['abcdefghi0', 'abcdefghjl', 'abcdefghjkm', 'abcdefghj', ' abcdefghjk'])
    expect(matchIdSchema.safeParse(id).success).toBe(false);
});
