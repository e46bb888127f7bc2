import { moveIdSchema } from '@great-fire/protocol';
import { randomId } from './outbox';

test('creates unique move ids that the protocol accepts', () => {
  const ids = Array.from({ length: 200 }, randomId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(moveIdSchema.safeParse(id).success).toBe(true);
});

test('needs no secure context', () => {
  const { randomUUID } = crypto;
  try {
    Reflect.deleteProperty(Object.getPrototypeOf(crypto) as object, 'randomUUID');
    expect(randomId()).toHaveLength(32);
  } finally {
    Object.defineProperty(Object.getPrototypeOf(crypto), 'randomUUID', {
      value: randomUUID,
      configurable: true,
      writable: true,
    });
  }
});
