/** Lazy chat, loaded with its messages when it is first displayed: most of a game runs without it. */
import { loadMessages } from '../i18n/i18n';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { Suspense, useState } from 'react';
import type { ChatModel } from './chat-model';

const withMessages = async <T,>(module: Promise<T>): Promise<T> =>
  (await Promise.all([module, loadMessages('chat')]))[0];

export const LazyChat = lazyWithRetry(() =>
  withMessages(import('./chat.lazy')).then(({ Chat }) => ({ default: Chat })),
);
export const LazyChatMessage = lazyWithRetry(() =>
  withMessages(import('./chat-message.lazy')).then(({ ChatMessageView }) => ({ default: ChatMessageView })),
);
const LazyChatAnnouncer = lazyWithRetry(() =>
  withMessages(import('./chat-announcer.lazy')).then(({ ChatAnnouncer }) => ({ default: ChatAnnouncer })),
);

/**
 * Announces new chat messages to screen readers, on every tab of the page. Renders nothing before the first new
 * message.
 */
export function ChatAnnouncerHost({ model }: { readonly model: ChatModel }) {
  const lastId = model.chat.at(-1)?.id ?? null;
  const [initialId] = useState(lastId);
  if (lastId === initialId) return null;
  return (
    <Suspense fallback={null}>
      <LazyChatAnnouncer model={model} sinceId={initialId} />
    </Suspense>
  );
}
