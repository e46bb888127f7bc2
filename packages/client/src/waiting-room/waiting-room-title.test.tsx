/** @jest-environment jsdom */
import type { ChatLine } from '@great-fire/protocol';
import { act, cleanup, render } from '@testing-library/react';
import { WaitingRoomTitle } from './unread-messages';

let visibility: DocumentVisibilityState = 'visible';
const icon = document.createElement('link');

beforeAll(() => {
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  icon.rel = 'icon';
  document.head.append(icon);
});
afterEach(cleanup);

function setVisibility(next: DocumentVisibilityState) {
  visibility = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const line = (id: string, seat: number | null, mentioned?: number): ChatLine => ({
  ...{ id, seat, name: 'Ben', text: 'Ready?', at: 0, channel: 'players' },
  ...(mentioned !== undefined && { mentions: [{ from: 0, to: 5, seat: mentioned }] }),
});

function renderTitle() {
  const titleFor = (chat: readonly ChatLine[]) => (
    <WaitingRoomTitle tableName="Fish Street Hill" chat={chat} viewer={0} />
  );
  const { rerender } = render(titleFor([line('1', 1)]));
  return (...lines: readonly ChatLine[]) => rerender(titleFor([line('1', 1), ...lines]));
}

test('counts messages of others in the title and on the favicon while the tab is hidden', () => {
  setVisibility('visible');
  const show = renderTitle();
  expect(document.title).toBe('Fish Street Hill');
  setVisibility('hidden');
  show(line('2', 0));
  expect(document.title).toBe('Fish Street Hill');
  show(line('2', 0), line('3', 1));
  expect(document.title).toBe('(1) Fish Street Hill');
  expect(icon.getAttribute('href')).toBe('/flame-call.svg');
  show(line('2', 0), line('3', 1), line('4', null, 0));
  expect(document.title).toBe('(@2) Fish Street Hill');
  setVisibility('visible');
  expect(document.title).toBe('Fish Street Hill');
  expect(icon.getAttribute('href')).toBe('/flame.svg');
});

test('counts no message that arrived while the tab was visible', () => {
  setVisibility('visible');
  const show = renderTitle();
  show(line('2', 1, 0));
  setVisibility('hidden');
  show(line('2', 1, 0));
  expect(document.title).toBe('Fish Street Hill');
});
