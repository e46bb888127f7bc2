/** @jest-environment jsdom */
import type { ChatLine } from '@great-fire/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { initI18n } from '../i18n/i18n';
import { NewMessageButton } from './unread-messages';

let reportVisibility: (isIntersecting: boolean) => void = () => undefined;
let isObserving = false;
let visibleShare: number | readonly number[] | undefined;

beforeAll(async () => {
  await initI18n();
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
      visibleShare = options.threshold;
      reportVisibility = (isIntersecting) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    readonly observe = () => {
      isObserving = true;
    };
    readonly disconnect = () => {
      isObserving = false;
    };
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
  expect(visibleShare).toBe(0.5); // half of it
  act(() => reportVisibility(false));
  expect(screen.getByTestId('new-message')).toBeTruthy();
  act(() => reportVisibility(true));
  expect(screen.queryByTestId('new-message')).toBeNull();
  show(line('2', 1, 'Ready?'), line('3', 1, 'Now?'));
  expect(screen.getByTestId('new-message')).toBeTruthy();
});

test('watches the chat only while there is something new', () => {
  const { show } = renderButton();
  expect(isObserving).toBe(false);
  show(line('2', 1, 'Ready?'));
  expect(isObserving).toBe(true);
  act(() => reportVisibility(true));
  expect(isObserving).toBe(false);
  show(line('2', 1, 'Ready?'), line('3', 1, 'Now?'));
  expect(isObserving).toBe(true);
  cleanup();
  expect(isObserving).toBe(false);
});

test('shows nothing in an empty chat, nor a message that was removed', () => {
  const section = { current: document.createElement('section') };
  const buttonFor = (chat: readonly ChatLine[]) => (
    <NewMessageButton chat={chat} viewer={0} serverNow={() => 0} chatSection={section} />
  );
  const { rerender } = render(buttonFor([]));
  expect(screen.queryByTestId('new-message')).toBeNull();
  rerender(buttonFor([{ ...EARLIER, removedBy: 'host' }]));
  expect(screen.queryByTestId('new-message')).toBeNull();
  rerender(buttonFor([EARLIER]));
  expect(screen.getByTestId('new-message')).toBeTruthy();
});

test("shows none of the viewer's own messages", () => {
  const { show } = renderButton();
  show(line('2', 0, 'Yes'));
  expect(screen.queryByTestId('new-message')).toBeNull();
});
