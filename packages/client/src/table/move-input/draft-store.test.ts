import { createDraftStore } from './draft-store';

test('locate lights the district up, and each press is a wish of its own', () => {
  const store = createDraftStore();
  store.getState().locate('vintry');
  const first = store.getState().locateRequest;
  expect(first).toEqual({ district: 'vintry' });
  expect(store.getState().hover.inLog).toBe('vintry');
  store.getState().locate('vintry');
  expect(store.getState().locateRequest).not.toBe(first);
});
