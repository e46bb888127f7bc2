import { Suspense, useState } from 'react';
import { LazyTalkNews } from './lazy';
import type { Talk } from './talk-of';

/** What is said from now on is told, wherever on the page one is; until then there is nothing here. */
export function TalkHeard({ talk }: { readonly talk: Talk }) {
  const last = talk.chat.at(-1)?.id ?? null;
  const [since] = useState(last);
  if (last === since) return null;
  return (
    <Suspense fallback={null}>
      <LazyTalkNews talk={talk} since={since} />
    </Suspense>
  );
}
