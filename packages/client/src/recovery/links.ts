/** What links that were sent carry: apart from where it is taken, which every page fetches. */
import { useEffect, useState } from 'react';
import { basePath } from '../connection/base-path';
import { takeLinkKey, takenKey } from './link-key';

const WHOLE = /^[\w-]{43}$/;
const OF_MAIL = /^(confirm-[\w-]{43}|stop-[\w-]{1,200}\.[\w-]{43})$/;

/** The key of a recovery link; null where the page had none, or not a whole one. */
export const linkKey = (): string | null => (WHOLE.test(takenKey()) ? takenKey() : null);

/** What the link of a mail asks for. */
export interface MailKey {
  readonly kind: 'confirm' | 'stop';
  readonly key: string;
}

/** What somebody pressed in a mail; null where it is not whole. */
export function mailKey(): MailKey | null {
  const [whole] = OF_MAIL.exec(takenKey()) ?? [];
  if (whole === undefined) return null;
  const kind = whole.startsWith('stop-') ? 'stop' : 'confirm';
  return { kind, key: whole.slice(kind.length + 1) };
}

/** Where a link with this key leads. */
export const recoveryLink = (key: string): string => `${window.location.origin}${basePath()}/recover#${key}`;

/** What the link held that was opened last: another may be pasted into the address of this same page. `read` stays the same. */
export function useTaken<T>(read: () => T): T {
  const [held, setHeld] = useState(read);
  useEffect(() => {
    const take = () => {
      takeLinkKey();
      setHeld(read);
    };
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [read]);
  return held;
}
