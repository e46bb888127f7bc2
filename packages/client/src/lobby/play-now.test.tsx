/** @jest-environment jsdom */
import type { CreateTableInput } from '@great-fire/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { openTable } from '../create-table/open-table.lazy';
import { initI18n } from '../i18n/i18n';
import { PlayNow } from './play-now';

jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] })); // published as ES modules only
jest.mock('../create-table/open-table.lazy', () => ({ openTable: jest.fn() }));

const created: CreateTableInput[] = [];

beforeAll(initI18n);

beforeEach(() => {
  created.length = 0;
  jest.mocked(openTable).mockImplementation((table) => {
    created.push(table);
    return new Promise(() => undefined); // the server does not answer
  });
});

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

async function unfold() {
  const summary = screen.getByTestId('play-now-options');
  const details = summary.parentElement as HTMLDetailsElement;
  await act(async () => {
    details.open = true;
    fireEvent(details, new Event('toggle'));
    await Promise.resolve();
  });
  return summary;
}

const play = () =>
  act(async () => {
    fireEvent.click(screen.getByTestId('play-now'));
    await Promise.resolve();
  });

test('starts against three bots of normal strength by default', async () => {
  render(<PlayNow />);
  expect(screen.getByTestId('play-now-options').textContent).toBe('4 players, bots: Normal');
  await play();
  expect(created[0]).toMatchObject({
    players: 4,
    bots: ['merchant', 'merchant', 'merchant'],
    botSpeed: 'normal',
    openingHandAnswer: 'redeal',
  });
});

const HINT = 'Before a new deal, everyone sees your cards.';

test('offers strengths, sizes, speeds and answers by name, and stores the choice for the next visit', async () => {
  render(<PlayNow />);
  const summary = await unfold();
  await screen.findByText(HINT);
  for (const label of ['Strength of the bots', 'Players', 'Bot speed', 'If my five cards are alike', HINT])
    expect(screen.getByText(label)).toBeTruthy();
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Easy',
    'Normal',
    'Hard',
    'Expert',
    '3',
    '4',
    '5',
    '6',
    'Normal',
    'Fast',
    'Instant',
    'Deal again',
    'Keep them',
  ]);
  fireEvent.click(screen.getByLabelText('Hard'));
  fireEvent.click(screen.getByLabelText('3'));
  fireEvent.click(screen.getByLabelText('Fast'));
  fireEvent.click(screen.getByLabelText('Keep them'));
  expect(summary.textContent).toBe('3 players, bots: Hard');
  cleanup();
  render(<PlayNow />);
  await play();
  expect(created[0]).toMatchObject({
    players: 3,
    bots: ['alderman', 'alderman'],
    botSpeed: 'fast',
    openingHandAnswer: 'keep-hand',
  });
});

test('ignores a stored choice that is not offered', () => {
  window.localStorage.setItem('great-fire.play-now', '9 emperor');
  render(<PlayNow />);
  expect(screen.getByTestId('play-now-options').textContent).toBe('4 players, bots: Normal');
});

test('leads newcomers to the tutorial, the rules and the practice', () => {
  const { container } = render(<PlayNow />);
  const links = [...container.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    [expect.stringMatching(/\w/), '/first-turn'],
    [expect.stringMatching(/\w/), '/rules'],
    [expect.stringMatching(/\w/), '/practice'],
  ]);
});
