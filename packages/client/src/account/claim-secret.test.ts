/** @jest-environment jsdom */
import { claimSchema } from '@great-fire/protocol';
import { claimSecret, clearClaimSecret } from './claim';

test('returns the same secret until it is cleared, then a new one', () => {
  const first = claimSecret();
  expect(claimSchema.shape.secret.safeParse(first).success).toBe(true);
  expect(claimSecret()).toBe(first);
  clearClaimSecret();
  expect(claimSecret()).not.toBe(first);
});

test('continues with the secret that another page of this browser stored', () => {
  window.localStorage.setItem('great-fire.claim-secret', 'k'.repeat(43));
  expect(claimSecret()).toBe('k'.repeat(43));
});
