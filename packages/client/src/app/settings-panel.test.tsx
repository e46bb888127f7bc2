/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { useSoundSetting } from '../lib/sound-setting';
import { SettingsPanel } from './settings-panel.lazy';

// Vite alone knows `import.meta`.
jest.mock('./pwa', () => ({ useInstallPrompt: () => ({ promptEvent: null, isInstalled: false }) }));

const mockPlay = jest.fn();
jest.mock('../lib/synth.lazy', () => ({ createSynth: () => ({ play: mockPlay, close: () => undefined }) }));

beforeAll(async () => {
  await initI18n();
  await loadMessages('settings');
});
afterEach(cleanup);

function renderSettings(device: 'mouse' | 'touch') {
  const matches = (query: string) => query === '(hover: hover)' && device === 'mouse';
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: matches(query) }) as MediaQueryList;
  render(<SettingsPanel onClose={() => undefined} />);
}

test('offers single keys and explains the mouse on a device with a mouse', () => {
  renderSettings('mouse');
  expect(screen.getByTestId('single-keys')).toBeTruthy();
  expect(screen.getByText(/^Hover over anything/)).toBeTruthy();
});

test('offers no single keys on a touch device, and explains the long press', () => {
  renderSettings('touch');
  expect(screen.queryByTestId('single-keys')).toBeNull();
  expect(screen.getByText(/^Long-press anything/)).toBeTruthy();
});

test('plays the bell once sound is on, and at a new volume', async () => {
  useSoundSetting.setState({ isOn: false, volume: 0.6 });
  renderSettings('touch');
  fireEvent.click(screen.getByRole('switch', { name: 'Sound' }));
  await waitFor(() => expect(mockPlay).toHaveBeenLastCalledWith('bell', 0.6));
  const volume = screen.getByRole('slider', { name: 'Volume' });
  fireEvent.change(volume, { target: { value: '30' } });
  fireEvent.pointerUp(volume);
  await waitFor(() => expect(mockPlay).toHaveBeenLastCalledWith('bell', 0.3));
});

test('opens a page at a press anywhere on its row', () => {
  renderSettings('touch');
  fireEvent.click(screen.getByText('When a table is waiting for you; quiet hours.'));
  expect(screen.getByRole('heading').textContent).toBe('Notifications');
});
