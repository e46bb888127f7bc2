/** @jest-environment jsdom */
import { withDeadline } from '@great-fire/testkit/wait-for';
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { createRoot } from 'react-dom/client';
import '../../shell/testing/match-media';
import { tableOf } from '../../dev/table-state';
import { dealt } from '../../local/local-game';
import { DecisionProvider } from '../decision';
import { TravelContext } from '../shown';
import { TableContext } from '../table-context';
import { useTableKeys } from './use-table-keys';

// jsdom lacks two things that browsers and Node have, and that dealing needs.
Object.assign(globalThis, {
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});

const TRAVEL = {
  latest: 0,
  goTo: () => undefined,
  backToLive: () => undefined,
  from: null,
  lookFrom: () => undefined,
  replay: () => undefined,
};

function Keys({ showKeys }: { readonly showKeys: () => void }) {
  useTableKeys(showKeys);
  return <p>The table</p>;
}

test('a key works as soon as the table can be seen', async () => {
  const showKeys = jest.fn();
  const page = document.body.appendChild(document.createElement('div'));
  // An observer is called after React changed the page, and before effects that wait for the paint.
  const isSeen = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(page, { childList: true });
  });
  const root = createRoot(page);
  root.render(
    <TravelContext value={TRAVEL}>
      <TableContext value={tableOf(dealt(3, 'keys'), 0, {}, () => undefined)}>
        <DecisionProvider>
          <Keys showKeys={showKeys} />
        </DecisionProvider>
      </TableContext>
    </TravelContext>,
  );
  await withDeadline('the table on the page', isSeen);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true }));
  expect(showKeys).toHaveBeenCalledTimes(1);
  root.unmount();
});
