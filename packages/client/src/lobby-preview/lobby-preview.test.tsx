/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { initI18n } from '../i18n/i18n';
import { LobbyPreview } from './lobby-preview';

beforeAll(initI18n);
afterEach(cleanup);

test('before the page is idle, a city and words stand where the game will be', () => {
  render(<LobbyPreview isCompact={false}>{null}</LobbyPreview>);
  const place = screen.getByTestId('preview-place');
  expect(place.textContent).toBe('One moment…');
  expect(place.querySelector('svg.city')).not.toBeNull();
});
