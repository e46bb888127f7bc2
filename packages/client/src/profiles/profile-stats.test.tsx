/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { ProfileStats } from './profile-stats';

beforeAll(async () => {
  await initI18n();
  await loadMessages('profiles');
});

test('shows only the number of games of a player without finished games', () => {
  render(<ProfileStats totals={[]} />);
  expect(screen.getByTestId('sum-games').textContent).toMatch(/0$/);
  expect(screen.getAllByTestId(/^sum-/)).toHaveLength(1);
});
