/** @jest-environment jsdom */
import type { ChatLine } from '@great-fire/protocol';
import { act, render } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { tableAt, TestTable } from '../testing/test-table';
import { TurnNotifier } from './turn-notifier.lazy';

jest.mock('../live/pending-turns', () => ({ watchPendingTurns: () => () => undefined })); // asks the server

let visibility: DocumentVisibilityState = 'visible';

beforeAll(async () => {
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  await initI18n();
  await loadMessages('table');
});

function setVisibility(next: DocumentVisibilityState) {
  visibility = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const model = tableAt('random-act');
const { viewer } = model.view;
const line = (id: string, mentions: ChatLine['mentions'] = []): ChatLine => ({
  ...{ id, seat: null, name: 'Dora', text: 'Hello', at: 0, channel: 'players', mentions },
});

test('shows a mention in the title while the tab is in the background, and no other message', () => {
  const notifierWith = (chat: readonly ChatLine[]) => (
    <TestTable model={{ ...model, chat }}>
      <TurnNotifier title="Fish Street Hill" isOwnTurn={false} />
    </TestTable>
  );
  const { rerender } = render(notifierWith([]));
  setVisibility('hidden');
  rerender(notifierWith([line('1')]));
  expect(document.title).toBe('Fish Street Hill');
  rerender(notifierWith([line('1'), line('2', [{ from: 0, to: 5, seat: viewer }])]));
  expect(document.title).toBe('(@2) Fish Street Hill');
  setVisibility('visible');
  expect(document.title).toBe('Fish Street Hill');
});
