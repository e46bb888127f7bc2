/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import '../../testing/match-media';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { useSettingsDialog } from '../../page/top-bar';
import { answerRequests } from '../../testing/fake-api';
import { tableAt, TestTable } from '../../testing/test-table';
import type { TableModel } from '../model/table-context';
import { TurnPrompt } from '../turn-panel/turn-panel';

const NO_NOTIFICATIONS = { devices: [], email: null };

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});
afterEach(() => {
  cleanup();
  useSettingsDialog.setState({ isOpen: false, page: null });
});

/** Renders the prompt at a table with days for each turn, while another player is on turn. */
async function renderPrompt(
  status: () => object,
  change: (model: TableModel) => Partial<TableModel> = () => ({}),
) {
  const model = tableAt('clock-correspondence');
  answerRequests({ 'GET /me/notifications': status });
  await act(async () => {
    render(
      <TestTable model={{ ...model, ...change(model) }}>
        <TurnPrompt />
      </TestTable>,
    );
    await import('./session-cards.lazy');
  });
  expect(screen.getByTestId('turn-prompt').textContent).toContain('is fighting the fire');
}
const findNote = () => screen.queryByTestId('leave-note');

test('says after a move that the page may be closed, and opens the settings of notifications', async () => {
  await renderPrompt(() => NO_NOTIFICATIONS);
  expect(findNote()?.textContent).toContain('You may leave this page');
  fireEvent.click(screen.getByTestId('to-notifications'));
  expect(useSettingsDialog.getState()).toEqual({ isOpen: true, page: 'notifications' });
});

test('goes once notifications were turned on in the settings', async () => {
  let status: object = NO_NOTIFICATIONS;
  await renderPrompt(() => status);
  fireEvent.click(screen.getByTestId('to-notifications'));
  status = { ...NO_NOTIFICATIONS, email: { address: 'a@b.example', remindersEnabled: true, pending: null } };
  expect(findNote()).not.toBeNull();
  await act(async () => useSettingsDialog.setState({ isOpen: false }));
  expect(findNote()).toBeNull();
});

test.each([
  ['of a device', { ...NO_NOTIFICATIONS, devices: [{ label: null, isCurrent: false }] }],
  [
    'by e-mail',
    { ...NO_NOTIFICATIONS, email: { address: 'a@b.example', remindersEnabled: true, pending: null } },
  ],
])('says nothing if a notification %s is on', async (_, status) => {
  await renderPrompt(() => status);
  expect(findNote()).toBeNull();
});

test('says nothing to a spectator, or with a clock of minutes', async () => {
  await renderPrompt(
    () => NO_NOTIFICATIONS,
    ({ view }) => ({ view: { ...view, viewer: null, own: null } }),
  );
  expect(findNote()).toBeNull();
  cleanup();
  await renderPrompt(
    () => NO_NOTIFICATIONS,
    ({ match }) => ({
      match: { ...match, timeControl: { ...match.timeControl, clock: { kind: 'per-turn', seconds: 90 } } },
    }),
  );
  expect(findNote()).toBeNull();
});
