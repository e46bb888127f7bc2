/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { createRoot } from 'react-dom/client';
import '../../testing/match-media';
import { createTableModel } from '../../gallery/table-state';
import { dealGame } from '../../practice/local-game';
import { TestTable } from '../../testing/test-table';
import { useTableShortcuts } from './use-table-shortcuts';

// jsdom lacks these APIs of browsers and Node. Dealing needs both.
Object.assign(globalThis, {
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});

function ShortcutsProbe({ openShortcuts }: { readonly openShortcuts: () => void }) {
  useTableShortcuts(openShortcuts);
  return <p>The table</p>;
}

test('handles a key as soon as the table is visible', async () => {
  const showKeys = jest.fn();
  const page = document.body.appendChild(document.createElement('div'));
  // React calls a MutationObserver after it changed the page, before passive effects.
  const isSeen = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(page, { childList: true });
  });
  const root = createRoot(page);
  root.render(
    <TestTable model={createTableModel(dealGame(3, 'keys'), 0, {}, () => undefined)}>
      <ShortcutsProbe openShortcuts={showKeys} />
    </TestTable>,
  );
  await withDeadline('the table on the page', isSeen);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true }));
  expect(showKeys).toHaveBeenCalledTimes(1);
  root.unmount();
});
