/** Lazy chat, loaded with its messages when it is first displayed: most of a game runs without it. */
import { useState } from 'react';
import { lazyExtra } from '../i18n/lazy-with-messages';
import type { ChatModel } from './chat-model';

export const LazyChat = lazyExtra(() => import('./chat.lazy').then((module) => module.Chat), 'chat');
export const LazyChatMessage = lazyExtra(
  () => import('./chat-message.lazy').then((module) => module.ChatMessageView),
  'chat',
);
const LazyChatAnnouncer = lazyExtra(
  () => import('./chat-announcer.lazy').then((module) => module.ChatAnnouncer),
  'chat',
);

/**
 * Announces new chat messages to screen readers, on every tab of the page. Renders nothing before the first new
 * message.
 */
export function ChatAnnouncerHost({ model }: { readonly model: ChatModel }) {
  const lastId = model.chat.at(-1)?.id ?? null;
  const [initialId] = useState(lastId);
  if (lastId === initialId) return null;
  return <LazyChatAnnouncer model={model} sinceId={initialId} />;
}
