import example from '@great-fire/game/testing/example-3p.json';
import { parseUrl, validateRecord } from './read-record';

const withChange = (change: (record: Record<string, unknown>) => void): string => {
  const record = structuredClone(example) as unknown as Record<string, unknown>;
  change(record);
  return JSON.stringify(record);
};

test('accepts a valid record', () => {
  expect(validateRecord(JSON.stringify(example))).toMatchObject({ ok: true });
});

test('rejects malformed text and names the wrong field', () => {
  expect(validateRecord('a story')).toMatchObject({ error: { verdict: { format: { field: 'record' } } } });
  const cones = withChange((record) => (record['options'] = { ...example.options, cones: 66 }));
  expect(validateRecord(cones)).toMatchObject({ error: { verdict: { format: { field: 'options.cones' } } } });
});

test('rejects a record that breaks a rule and names the rule and the move', () => {
  const actions = example.actions.filter((_, index) => index !== 9);
  expect(validateRecord(withChange((record) => (record['actions'] = actions)))).toMatchObject({
    ok: false,
    error: {
      verdict: { violation: { location: expect.any(Number) as number, rule: expect.any(String) as string } },
    },
  });
  const winners = withChange((record) => (record['result'] = { ...example.result, winners: [] }));
  expect(validateRecord(winners)).toMatchObject({
    error: { verdict: { violation: { location: 'result', rule: 'END-4' } } },
  });
});

test('leaves the rules of a record of another version to the page of that version', () => {
  const change = (record: Record<string, unknown>) => {
    record['rules'] = '0.9.0';
    record['actions'] = example.actions.slice(1);
  };
  expect(validateRecord(withChange(change))).toMatchObject({ ok: true, record: { rules: '0.9.0' } });
});

test('rejects oversized text without parsing it', () => {
  expect(validateRecord(' '.repeat(4_000_001))).toEqual({ ok: false, readError: { why: 'tooLarge' } });
  expect(validateRecord(' '.repeat(4_000_000))).toMatchObject({ ok: false, error: {} });
});

test('accepts http and https URLs, also relative to the page', () => {
  const here = 'https://fire.example/records';
  expect(parseUrl('/api/matches/x/record', here)?.href).toBe('https://fire.example/api/matches/x/record');
  for (const text of ['', ' ', 'javascript:alert(1)', 'file:///etc/passwd', 'http://'])
    expect(parseUrl(text, here)).toBeNull();
});
