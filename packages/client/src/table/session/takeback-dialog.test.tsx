/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { LOG_ROWS_MAX, TAKEBACKS_MAX } from '@great-fire/protocol';
import { render, screen } from '@testing-library/react';
import { POSITIONS } from '../../gallery/positions';
import { createTableModel } from '../../gallery/table-state';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { TableProvider } from '../model/table-context';
import { TakebackDialog } from './takeback-dialog.lazy';

// jsdom lacks these APIs of browsers and Node.
Object.assign(globalThis, {
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});

beforeAll(async () => {
  await initI18n();
  await loadMessages('session');
  await loadMessages('table');
  await loadMessages('refusals');
});

function renderDialog(takebacks: number, stateId: number | null) {
  const position = POSITIONS['takeback-proposed'];
  if (position === undefined) throw new Error('The gallery has no such position');
  const played = position.createGame();
  const table = createTableModel(played, position.viewer(played.state), position, () => undefined);
  const model = {
    ...table,
    tableState: { ...table.tableState, takebacks },
    stateId: stateId ?? table.stateId,
    proposeTakeback: () => Promise.resolve({ ok: true as const }),
  };
  render(
    <TableProvider model={model}>
      <TakebackDialog toStateId={1} moveCount={3} isStale={false} onClose={() => undefined}>
        {null}
      </TakebackDialog>
    </TableProvider>,
  );
  return screen.getByTestId<HTMLButtonElement>('propose-takeback');
}

test('offers a takeback while some are left', () => {
  expect(renderDialog(TAKEBACKS_MAX - 1, null).disabled).toBe(false);
  expect(screen.getByText(/All players must agree/)).toBeTruthy();
});

test.each([
  [TAKEBACKS_MAX, null, 'No more takebacks in this game: there were 50.'],
  [0, LOG_ROWS_MAX, 'This game’s log is full: no more undo or takeback. Play it to the end.'],
])('says why none is possible: %d takebacks, state %p', (takebacks, stateId, reason) => {
  expect(renderDialog(takebacks, stateId).disabled).toBe(true);
  expect(screen.getByText(reason)).toBeTruthy();
});
