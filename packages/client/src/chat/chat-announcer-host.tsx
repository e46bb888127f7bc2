import { Suspense, useState } from 'react';
import { LazyChatAnnouncer } from './lazy-chat';
import type { ChatModel } from './chat-model';

/** What is said from now on is told, wherever on the page one is; until then there is nothing here. */
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
