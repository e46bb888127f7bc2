/** @jest-environment jsdom */
import type { MatchListItem } from '@great-fire/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { RecentResults } from './recent-results.lazy';

beforeAll(async () => {
  await initI18n();
  await loadMessages('lobbyLists');
});

const result = (id: string, more: Partial<MatchListItem>): MatchListItem => ({
  ...{ id, name: id, status: 'finished', seats: ['Anna', 0, 'Ben'], clock: '', lang: 'en', turn: 60 },
  ...more,
});

test('lists finished games with the points of their players, best first', () => {
  render(
    <RecentResults
      matches={[result('Fish Street', { scores: [38, 41, 52] }), result('Hidden', { variants: 'h' })]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fish StreetBen 52, a bot 41 and Anna 38',
    'HiddenAnna, a bot and Ben',
  ]);
  cleanup();
  render(<RecentResults matches={[result('Tied', { scores: [52, 41, 52], places: [2, 3, 1] })]} />);
  expect(screen.getByRole('listitem').textContent).toBe('TiedBen 52, Anna 52 and a bot 41');
  cleanup();
  render(<RecentResults matches={[result('Fish Street', {})]} />);
  expect(screen.getByRole('link', { name: 'Fish Street' }).getAttribute('href')).toBe('/t/Fish Street');
});
