/** @jest-environment jsdom */
import type { MatchListItem } from '@great-fire/protocol';
import { render, screen } from '@testing-library/react';
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

test('lists the games among people with their players, and others only if they are watched', async () => {
  render(
    <LiveGames
      matches={[
        game('Among people', ['Anna', 'Ben', 0]),
        game('Alone', ['Cleo', 0, 0]),
        game('Alone and watched', ['Dan', 0, 0], { spectators: 2, turn: 4 }),
      ]}
    />,
  );
  await screen.findByText('Among people');
  expect(screen.getByText('Anna, Ben and 1 bot')).toBeTruthy();
  expect(screen.getByText('Alone and watched')).toBeTruthy();
  expect(screen.getByText('Turn 4, 2 watching')).toBeTruthy();
  expect(screen.queryByText('Alone')).toBeNull();
});
