import { createChoiceStore } from './store';

test('locate lights the district up, and each press is a wish of its own', () => {
  const store = createChoiceStore();
  store.getState().locate('vintry');
  const first = store.getState().located;
  expect(first).toEqual({ district: 'vintry' });
  expect(store.getState().glance.named).toBe('vintry');
  store.getState().locate('vintry');
  expect(store.getState().located).not.toBe(first);
});
