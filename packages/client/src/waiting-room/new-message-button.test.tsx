/** @jest-environment jsdom */
import type { ChatLine } from '@great-fire/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { initI18n } from '../i18n/i18n';
import { NewMessageButton } from './unread-messages';

let reportVisibility: (isIntersecting: boolean) => void = () => undefined;

beforeAll(async () => {
  await initI18n();
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      reportVisibility = (isIntersecting) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    readonly observe = () => undefined;
    readonly disconnect = () => undefined;
  } as never;
});
afterEach(cleanup);

const line = (id: string, seat: number | null, text: string): ChatLine => ({
  id,
  seat,
  name: seat === 0 ? 'Anna' : 'Ben',
  text,
  at: 0,
  channel: 'players',
});

const EARLIER = line('1', 1, 'Good evening');

function renderButton() {
  const section = document.createElement('section');
  const scrollIntoView = jest.fn();
  section.scrollIntoView = scrollIntoView;
  const buttonFor = (chat: readonly ChatLine[]) => (
    <NewMessageButton chat={chat} viewer={0} serverNow={() => 0} chatSection={{ current: section }} />
  );
  const { rerender } = render(buttonFor([EARLIER]));
  return {
    show: (...lines: readonly ChatLine[]) => rerender(buttonFor([EARLIER, ...lines])),
    scrollIntoView,
  };
}

test('shows a new message of another person and scrolls to the chat', async () => {
  const { show, scrollIntoView } = renderButton();
  expect(screen.queryByTestId('new-message')).toBeNull();
  show(line('2', 1, 'Shall we play with a clock?'));
  expect((await screen.findByTestId('chat-message')).textContent).toContain(
    'Ben Shall we play with a clock?',
  );
  fireEvent.click(screen.getByTestId('new-message'));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('hides once the chat is in sight', () => {
  const { show } = renderButton();
  show(line('2', 1, 'Ready?'));
  expect(screen.getByTestId('new-message')).toBeTruthy();
  act(() => reportVisibility(true));
  expect(screen.queryByTestId('new-message')).toBeNull();
});

test("shows none of the viewer's own messages", () => {
  const { show } = renderButton();
  show(line('2', 0, 'Yes'));
  expect(screen.queryByTestId('new-message')).toBeNull();
});
