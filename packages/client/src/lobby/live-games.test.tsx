/** @jest-environment jsdom */
import type { MatchListItem } from '@great-fire/protocol';
import { render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { initI18n } from '../i18n/i18n';
import { LiveGames } from './live-games';

// Vite alone has these modules.
jest.mock('virtual:pictures', () => ({ flatCity: '' }), { virtual: true });
jest.mock('virtual:district-names', () => ({ districtNames: { tower: 'Tower' } }), { virtual: true });

beforeAll(() => initI18n());

const game = (
  id: string,
  seats: MatchListItem['seats'],
  more: Partial<MatchListItem> = {},
): MatchListItem => ({
  ...{ id, name: id, status: 'running', seats, clock: '', lang: 'en' },
  ...more,
});

test('lists the games among people with their players, then some of one person against bots', async () => {
  render(
    <Suspense>
      <LiveGames
        matches={[
          ...['Alone', 'Alone 2', 'Alone 3', 'Alone 4', 'Alone 5'].map((id) => game(id, ['Cleo', 0, 0])),
          game('Among people', ['Anna', 'Ben', 0]),
          game('Alone and watched', ['Dan', 0, 0], { spectators: 2, turn: 4 }),
        ]}
      />
    </Suspense>,
  );
  await screen.findByText('Among people');
  expect(screen.getByText('Anna, Ben and 1 bot')).toBeTruthy();
  expect(screen.getByText('Alone and watched')).toBeTruthy();
  expect(screen.getByText('Turn 4, 2 watching')).toBeTruthy();
  const names = screen.getAllByRole('link').map((link) => link.querySelector('b')?.textContent);
  expect(names).toEqual(['Among people', 'Alone and watched', 'Alone', 'Alone 2', 'Alone 3', 'Alone 4']);
  const isMarked = (link: HTMLElement) => within(link).queryByText('Against bots') !== null;
  expect(screen.getAllByRole('link').map(isMarked)).toEqual([false, false, true, true, true, true]);
});
