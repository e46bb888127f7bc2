/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { saveGame } from './game-store';
import { PracticeForm } from './practice-form.lazy';
import type { SavedGame } from './saved-game';

jest.mock('wouter', () => ({ useLocation: () => ['/practice', () => undefined] })); // published as ES modules only
jest.mock('./game-store', () => ({ saveGame: jest.fn() })); // jsdom has no IndexedDB

const saved: SavedGame[] = [];

beforeAll(async () => {
  await initI18n();
  for (const bundle of ['practice', 'tableOptions'] as const) await loadMessages(bundle);
});

beforeEach(() => {
  saved.length = 0;
  jest.mocked(saveGame).mockImplementation((game) => {
    saved.push(game);
    return Promise.resolve();
  });
  render(<PracticeForm />);
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const deal = () =>
  act(async () => {
    fireEvent.click(screen.getByTestId('start-practice-game'));
    await Promise.resolve();
  });

test('deals a game with what the form shows', async () => {
  fireEvent.click(screen.getByLabelText('3'));
  fireEvent.click(screen.getByLabelText('Fast'));
  fireEvent.click(screen.getByLabelText('Keep them'));
  await deal();
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({ botSpeed: 'fast', openingHandAnswer: 'keep-hand', decisions: [] });
  expect(saved[0]?.players.map(({ bot }) => bot)).toEqual([null, 'merchant', 'merchant']);
});

test('keeps the answer about five identical cards for the next visit, and says what it means', async () => {
  fireEvent.click(screen.getByLabelText('Keep them'));
  cleanup();
  render(<PracticeForm />);
  expect(screen.getByText('Before a new deal, everyone sees your cards.')).toBeTruthy();
  await deal();
  expect(saved[0]).toMatchObject({ openingHandAnswer: 'keep-hand' });
});

test('deals five identical cards again by default', async () => {
  expect(screen.getByLabelText<HTMLInputElement>('Deal again').checked).toBe(true);
  await deal();
  expect(saved[0]).toMatchObject({ openingHandAnswer: 'redeal' });
});
