/** Parsers for the tokens of links. They are apart from `link-token.ts`, which is in the bundle of every page. */
import { useEffect, useState } from 'react';
import { basePath } from '../lib/routes';
import { consumeLinkToken, getLinkToken } from './link-token';

const RECOVERY_TOKEN = /^[\w-]{43}$/;
const GROUP_KEY = /^[\w-]{16}$/;
const EMAIL_TOKEN = /^(confirm-[\w-]{43}|unsubscribe-[\w-]{1,200}\.[\w-]{43})$/;

/** Returns the token of a recovery link; null if it is missing or malformed. */
export const parseRecoveryToken = (): string | null =>
  RECOVERY_TOKEN.test(getLinkToken()) ? getLinkToken() : null;

/** The action that a mail link stands for, with its token. */
export interface EmailToken {
  readonly kind: 'confirm' | 'unsubscribe';
  readonly token: string;
}

/** Returns the action of a mail link; null if the token is malformed. */
export function parseEmailToken(): EmailToken | null {
  const [match] = EMAIL_TOKEN.exec(getLinkToken()) ?? [];
  if (match === undefined) return null;
  const kind = match.startsWith('unsubscribe-') ? 'unsubscribe' : 'confirm';
  return { kind, token: match.slice(kind.length + 1) };
}

/** Returns the key of a group's link; null if it is missing or malformed. */
export const parseGroupKey = (): string | null => (GROUP_KEY.test(getLinkToken()) ? getLinkToken() : null);

/** Returns a recovery link. `origin`: of the server; default: as this page has it. */
export const recoveryUrl = (token: string, origin = window.location.origin): string =>
  `${origin}${basePath()}/recover#${token}`;

/**
 * Returns the parsed token of the link that was opened last, because the user may paste another one into the address
 * bar. `parse` must be a stable function.
 */
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
