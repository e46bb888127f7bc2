/** @jest-environment jsdom */
import { claimSchema } from '@great-fire/protocol';
import { claimSecret, clearClaimSecret } from './claim-secret';

test('a browser claims with the same secret until it is answered, and then with another', () => {
  const first = claimSecret();
  expect(claimSchema.shape.secret.safeParse(first).success).toBe(true);
  expect(claimSecret()).toBe(first);
  clearClaimSecret();
  expect(claimSecret()).not.toBe(first);
});

test('what another page of this browser began is gone on with', () => {
  window.localStorage.setItem('great-fire.claim', 'k'.repeat(43));
  expect(claimSecret()).toBe('k'.repeat(43));
});
