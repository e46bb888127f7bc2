/** Lazy chat, loaded with its messages when it is first displayed: most of a game runs without it. */
import { loadMessages } from '../i18n/i18n';
import { lazyWithRetry } from '../lib/lazy-with-retry';

const withMessages = async <T,>(module: Promise<T>): Promise<T> =>
  (await Promise.all([module, loadMessages('chat')]))[0];

export const LazyChat = lazyWithRetry(() =>
  withMessages(import('./chat.lazy')).then(({ Chat }) => ({ default: Chat })),
);
export const LazyChatMessage = lazyWithRetry(() =>
  withMessages(import('./chat-message.lazy')).then(({ ChatMessageView }) => ({ default: ChatMessageView })),
);
export const LazyChatAnnouncer = lazyWithRetry(() =>
  withMessages(import('./chat-announcer.lazy')).then(({ ChatAnnouncer }) => ({ default: ChatAnnouncer })),
);
