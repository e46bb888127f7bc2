/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { useShortcutSetting } from '../../lib/keyboard';
import { ShortcutsDialog } from './shortcuts-dialog.lazy';

beforeAll(async () => {
  await initI18n();
  await loadMessages('help');
});
afterEach(() => {
  cleanup();
  useShortcutSetting.setState({ isOn: true });
  window.localStorage.clear();
});

const rows = () =>
  [...screen.getByTestId('shortcuts-dialog').querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);
const keys = () => rows().map(([shown]) => shown);

test('lists each key with what it does', () => {
  render(<ShortcutsDialog onClose={() => undefined} />);
  expect(rows()).toEqual([
    ['1–5', 'choose a fire card'],
    ['← ↑ → ↓', 'move between districts or cards'],
    ['n N', 'next or previous choice on the map'],
    ['Enter', 'activate'],
    ['Esc', 'cancel'],
    ['u', 'undo the last action'],
    ['e', 'go to “End actions”'],
    ['m', 'go to the map'],
    ['p P', 'point at a district; begin an arrow'],
    ['[ ]', 'step through the game so far'],
    ['? F1', 'explain this; arrow keys show more'],
    ['k', 'show this list'],
  ]);
  const [first] = screen.getByTestId('shortcuts-dialog').querySelectorAll('dt');
  expect([...(first?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '1',
    '5',
  ]);
});

test('lists only the keys that are left when the single ones are switched off, and all when they are on', () => {
  render(<ShortcutsDialog onClose={() => undefined} />);
  const all = keys();
  fireEvent.click(screen.getByTestId('single-keys'));
  expect(useShortcutSetting.getState().isOn).toBe(false);
  expect(keys()).toEqual(['Enter', 'Esc', 'F1']);
  fireEvent.click(screen.getByTestId('single-keys'));
  expect(keys()).toEqual(all);
});

test('reports to the page that it is closed', () => {
  const onClose = jest.fn();
  render(<ShortcutsDialog onClose={onClose} />);
  fireEvent.click(screen.getByTestId('shortcuts-dialog')); // the backdrop
  expect(onClose).toHaveBeenCalledTimes(1);
});
