/** @jest-environment jsdom */
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { tableAt } from '../../testing/test-table';
import { type TableModel, TableProvider, useTable } from './table-context';

function StateId() {
  return <p>{useTable('stateId').stateId}</p>;
}

test('shows a new model of React at once, not in a transition of its own', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const show = (model: TableModel) =>
    flushSync(() =>
      root.render(
        <TableProvider model={model}>
          <StateId />
        </TableProvider>,
      ),
    );
  const model = tableAt('random-act');
  show(model);
  flushSync(() => undefined); // the effects that subscribe to the store
  show({ ...model, stateId: model.stateId + 1 });
  expect(page.textContent).toBe(String(model.stateId + 1));
  flushSync(() => root.unmount());
});
