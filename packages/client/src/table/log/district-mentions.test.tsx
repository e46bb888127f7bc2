/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ChatLine } from '@great-fire/protocol';
import { useEffect } from 'react';
import { ChatMessageView } from '../../chat/chat-message.lazy';
import { useDraftStore } from '../move-input/move-input-context';
import { tableAt, TestTable } from '../../testing/test-table';
import { CHAT_DISTRICTS, splitAtDistricts, useMentionedDistrict } from './district-mentions';

const model = tableAt('random-act');

const line = (id: string, text: string, seat = 1): ChatLine => ({
  ...{ id, text, seat, name: 'Ben', channel: 'players', at: Date.parse('2026-01-02T09:30') },
});

let store: ReturnType<typeof useDraftStore>;

function Highlight({ chat }: { readonly chat: readonly ChatLine[] }) {
  const draftStore = useDraftStore();
  useMentionedDistrict(chat, 0);
  useEffect(() => {
    store = draftStore;
  });
  return null;
}

const highlightOf = (chat: readonly ChatLine[]) => (
  <TestTable model={model}>
    <Highlight chat={chat} />
  </TestTable>
);

test('splits a text at whole district names, the longest first', () => {
  const parts = splitAtDistricts('Save Finsbury Fields, not Finsbury or Templeton: Duke’s Place!');
  expect(parts.map(({ text }) => text).join('')).toBe(
    'Save Finsbury Fields, not Finsbury or Templeton: Duke’s Place!',
  );
  expect(parts.filter(({ district }) => district !== null)).toEqual([
    { text: 'Finsbury Fields', district: 'finsbury-fields' },
    { text: 'Finsbury', district: 'finsbury' },
    { text: 'Duke’s Place', district: 'dukes-place' },
  ]);
});

test('shows a district in a message as a button that brings it into view', () => {
  render(
    <TestTable model={model}>
      <Highlight chat={[]} />
      <ChatMessageView
        line={line('a', 'Look at Holborn!')}
        viewer={0}
        serverNow={() => 0}
        districts={CHAT_DISTRICTS}
      />
    </TestTable>,
  );
  expect(screen.getByTestId('chat-message').textContent).toBe('2 Jan, 9:30Ben Look at Holborn!');
  fireEvent.click(screen.getByRole('button', { name: 'Holborn' }));
  expect(store.getState().locateRequest).toEqual({ district: 'holborn' });
});

test('highlights the district of a new message of another person for some seconds', () => {
  jest.useFakeTimers();
  const old = line('a', 'Holborn burns');
  const { rerender } = render(highlightOf([old]));
  const highlighted = () => store.getState().hover.inLog;
  expect(highlighted()).toBeNull();
  rerender(highlightOf([old, line('b', 'I go to Vintry', 0)]));
  expect(highlighted()).toBeNull();
  rerender(highlightOf([old, line('c', 'Look at Temple')]));
  expect(highlighted()).toBe('temple');
  act(() => jest.advanceTimersByTime(10_000));
  expect(highlighted()).toBeNull();
  jest.useRealTimers();
});
