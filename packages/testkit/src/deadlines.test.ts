const original = process.env['FAST'];
afterEach(() => {
  process.env['FAST'] = original;
});

test.each([
  ['1', 10_000, 60_000],
  ['0', 120_000, 300_000],
])('with FAST=%s, waits for an event at most %s ms and for a test %s ms', async (fast, event, whole) => {
  process.env['FAST'] = fast;
  await jest.isolateModulesAsync(async () => {
    const { EVENT_DEADLINE_MS, TEST_DEADLINE_MS } = await import('./deadlines.cjs');
    expect([EVENT_DEADLINE_MS, TEST_DEADLINE_MS]).toEqual([event, whole]);
  });
});
