/** What links that were sent carry: apart from where it is taken, which every page fetches. */
import { useEffect, useState } from 'react';
import { basePath } from '../../lib/base-path';
import { consumeLinkToken, linkToken } from './link-token';

const RECOVERY_TOKEN = /^[\w-]{43}$/;
const EMAIL_TOKEN = /^(confirm-[\w-]{43}|unsubscribe-[\w-]{1,200}\.[\w-]{43})$/;

/** The key of a recovery link; null where the page had none, or not a whole one. */
export const parseRecoveryToken = (): string | null =>
  RECOVERY_TOKEN.test(linkToken()) ? linkToken() : null;

/** What the link of a mail asks for. */
export interface EmailToken {
  readonly kind: 'confirm' | 'unsubscribe';
  readonly token: string;
}

/** What somebody pressed in a mail; null where it is not whole. */
export function parseEmailToken(): EmailToken | null {
  const [match] = EMAIL_TOKEN.exec(linkToken()) ?? [];
  if (match === undefined) return null;
  const kind = match.startsWith('unsubscribe-') ? 'unsubscribe' : 'confirm';
  return { kind, token: match.slice(kind.length + 1) };
}

/** Where a link with this key leads. */
export const recoveryUrl = (token: string): string =>
  `${window.location.origin}${basePath()}/recover#${token}`;

/** What the link held that was opened last: another may be pasted into the address of this same page. `parse` stays the same. */
export function useLinkToken<T>(parse: () => T): T {
  const [value, setValue] = useState(parse);
  useEffect(() => {
    const update = () => {
      consumeLinkToken();
      setValue(parse);
    };
    window.addEventListener('hashchange', update);
    return () => window.removeEventListener('hashchange', update);
  }, [parse]);
  return value;
}
