/** @jest-environment jsdom */
import { publicVp } from '@great-fire/game';
import { render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { visiblePoints } from '../model/visible-points';
import { tableAt, TestTable } from '../../testing/test-table';
import { PlayerPanel } from './players';

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});

test('counts the revealed secrets in a replay, as the other panels do, and never in a live game', () => {
  const model = tableAt('random-act');
  const view = model.viewAt(model.stateId, 'all-seats');
  if (view === null) throw new Error('There is no such state');
  const [known, full] = [publicVp(view, 1), visiblePoints(view)[1]];
  expect(known).not.toBe(full);
  const panel = (countsSecrets: boolean) => (
    <TestTable model={model} displayed={{ view, countsSecrets }}>
      <PlayerPanel seat={1} narrow={false} />
    </TestTable>
  );
  const { rerender } = render(panel(true));
  expect(screen.getByText(String(full))).toBeTruthy();
  rerender(panel(false));
  expect(screen.getByText(String(known))).toBeTruthy();
});
