import example from '@great-fire/game/testing/example-3p.json';
import { webAddress } from './fetched';
import { judged } from './judged';

const changed = (change: (record: Record<string, unknown>) => void): string => {
  const record = structuredClone(example) as unknown as Record<string, unknown>;
  change(record);
  return JSON.stringify(record);
};

test('a record that keeps the rules is taken', () => {
  expect(judged(JSON.stringify(example))).toMatchObject({ ok: true });
});

test('what is no record is refused with the field that is wrong', () => {
  expect(judged('a story')).toMatchObject({ broken: { verdict: { format: { field: 'record' } } } });
  const cones = changed((record) => (record['options'] = { ...example.options, cones: 66 }));
  expect(judged(cones)).toMatchObject({ broken: { verdict: { format: { field: 'options.cones' } } } });
});

test('a record that breaks a rule is refused with the first rule and the move that breaks it', () => {
  const actions = example.actions.filter((_, index) => index !== 9);
  expect(judged(changed((record) => (record['actions'] = actions)))).toMatchObject({
    ok: false,
    broken: {
      verdict: { fault: { where: expect.any(Number) as number, rule: expect.any(String) as string } },
    },
  });
  const winners = changed((record) => (record['result'] = { ...example.result, winners: [] }));
  expect(judged(winners)).toMatchObject({
    broken: { verdict: { fault: { where: 'result', rule: 'END-4' } } },
  });
});

test('what is too large for a record is not even read', () => {
  expect(judged(' '.repeat(4_000_001))).toEqual({ ok: false, unread: { why: 'tooLarge' } });
});

test('addresses are of the web, and may be written as from this page', () => {
  const here = 'https://fire.example/records';
  expect(webAddress('/api/matches/x/record', here)?.href).toBe('https://fire.example/api/matches/x/record');
  for (const text of ['', ' ', 'javascript:alert(1)', 'file:///etc/passwd', 'http://'])
    expect(webAddress(text, here)).toBeNull();
});
