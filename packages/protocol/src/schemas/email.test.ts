import { describeSchema } from '../../testing/describe-schema';
import { confirmEmailSchema, emailRemindersSchema, emailSignInSchema, setEmailSchema } from './email';

const LONGEST = `a@${'b'.repeat(60)}.${'c'.repeat(61)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example`;
const ADDRESSES = ['ann', 'ann@', '@example.org', 'ann@example', ''];

describeSchema('an address', setEmailSchema, {
  examples: [{ address: 'ann@example.org', language: 'de' }],
  accepts: { address: [LONGEST], language: ['en', 'fr', 'es', 'it'] },
  rejects: { address: ADDRESSES, language: ['la'] },
  messages: { address: 'is no e-mail address' },
});

test('limits an address to 254 characters', () => {
  expect(LONGEST).toHaveLength(254);
  const { error } = setEmailSchema.safeParse({ address: `a${LONGEST}`, language: 'en' });
  expect(error?.issues[0]?.code).toBe('too_big');
});

describeSchema('the switch of reminders', emailRemindersSchema, {
  examples: [{ enabled: true, language: 'es' }],
  accepts: { enabled: [false] },
  rejects: { language: ['la'] },
});

describeSchema('a sign-in by e-mail', emailSignInSchema, {
  examples: [{ address: 'ann@example.org' }],
  rejects: { address: ADDRESSES },
});

const KEY = 'A_-'.repeat(14) + 'z';

describeSchema('a confirmation', confirmEmailSchema, {
  examples: [{ key: KEY }],
  rejects: { key: [KEY.slice(1), `${KEY}z`, `z${KEY}`, `+${KEY.slice(1)}`] },
  messages: { key: 'is no key of a link' },
});
