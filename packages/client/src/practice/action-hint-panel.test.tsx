/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { tableAt, TestTable } from '../testing/test-table';
import { ActionHintPanel } from './action-hint-panel.lazy';
import type { PracticeHint } from './worker-messages';

beforeAll(async () => {
  await initI18n();
  for (const bundle of ['table', 'replay', 'practice'] as const) await loadMessages(bundle);
});
afterEach(cleanup);

const model = tableAt('random-act');

function show(hint: PracticeHint | 'none'): jest.Mock {
  const onClose = jest.fn();
  render(
    <TestTable model={model}>
      <ActionHintPanel hint={hint} onClose={onClose} />
    </TestTable>,
  );
  return onClose;
}

const moveTo = (stateId: number): PracticeHint => ({
  ...{ stateId, action: { type: 'move-pawn', to: 'holborn' }, from: 'temple' },
  reason: { kind: 'position' },
});

test('names the best next action and why, and closes by its button', () => {
  const onClose = show(moveTo(model.stateId));
  expect(screen.getByRole('status').textContent).toMatch(/^Best: .*Holborn\. .+\.$/);
  fireEvent.click(screen.getByRole('button', { name: 'Close the hint' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('leaves with its action, and says that nothing is worth doing', () => {
  show(moveTo(model.stateId - 1));
  expect(screen.queryByRole('status')).toBeNull();
  show('none');
  expect(screen.getByRole('status').textContent).not.toBe('');
});
