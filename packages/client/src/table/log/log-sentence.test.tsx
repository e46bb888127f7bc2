/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { LogSentence } from './log-sentence';
import type { Sentence } from './sentence';

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});

const TOKEN: Sentence = {
  ...{ key: 'known-token-taken', icon: 'token', seat: 1, district: 'tallow-hall', token: 'demolition' },
};

function textFor(viewer: number | null): string {
  const playerNames = { viewer, names: ['Anna', 'Ben'], pawns: [], former: [] };
  return render(<LogSentence sentence={TOKEN} playerNames={playerNames} plain />).container.textContent;
}

test('calls the token of a seat secret only to the player in that seat', () => {
  expect(textFor(1)).toBe('You took the token in Tallow Hall: Demolition (secret).');
  expect(textFor(null)).toBe('Ben took the token in Tallow Hall: Demolition.');
  expect(textFor(0)).toBe('Ben took the token in Tallow Hall: Demolition.');
});
