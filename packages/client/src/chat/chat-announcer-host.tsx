import { Suspense, useState } from 'react';
import { LazyChatAnnouncer } from './lazy-chat';
import type { ChatModel } from './chat-model';

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
