import { signUnsubscribeToken, verifyUnsubscribeToken } from './unsubscribe-token';

const SECRET = 'a secret';

test.each(['push', 'webhook', 'email'] as const)('a token of %s names its target', (channel) => {
  const token = signUnsubscribeToken(SECRET, { channel, target: 'abc-def' });
  expect(verifyUnsubscribeToken(SECRET, token)).toEqual({ channel, target: 'abc-def' });
});

test('a token that another server signed, or that names another target, is none', () => {
  const token = signUnsubscribeToken(SECRET, { channel: 'push', target: 'abc' });
  const [, signature = ''] = token.split('.');
  expect(signature).toHaveLength(43);
  for (const forged of [
    signUnsubscribeToken('another', { channel: 'push', target: 'abc' }),
    `push-abd.${signature}`,
    `email-abc.${signature}`,
    `push-abc.${signature.slice(1)}`,
    'push-abc.',
    'push-abc',
    '',
    signUnsubscribeToken(SECRET, { channel: 'pigeon' as 'push', target: 'abc' }),
  ])
    expect(verifyUnsubscribeToken(SECRET, forged)).toBeNull();
});
