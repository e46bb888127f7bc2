import { createDraftStore } from './draft-store';

test('locate highlights the district and creates a new request each time', () => {
  const store = createDraftStore();
  store.getState().locate('vintry');
  const first = store.getState().locateRequest;
  expect(first).toEqual({ district: 'vintry' });
  expect(store.getState().hover.inLog).toBe('vintry');
  store.getState().locate('vintry');
  expect(store.getState().locateRequest).not.toBe(first);
});
