/** The key of a recovery link. It comes in the fragment, which no browser sends anywhere. */
import { basePath } from '../connection/base-path';

const WHOLE = /^[\w-]{43}$/;

let taken = '';

const isHere = (): boolean => window.location.pathname === `${basePath()}/recover`;

/** Takes the key out of the address and of the history; from then on only this page's memory has it. */
export function takeLinkKey(): void {
  const { hash, pathname } = window.location;
  if (!isHere() || hash === '') return;
  taken = hash.slice(1);
  window.history.replaceState(window.history.state, '', pathname);
}

/** The key that the page came with; null where it had none, or not a whole one. */
export const linkKey = (): string | null => (WHOLE.test(taken) ? taken : null);

/** Whether the page was opened by no link at all. */
export const cameByNoLink = (): boolean => taken === '';

/** Where a link with this key leads. */
export const recoveryLink = (key: string): string => `${window.location.origin}${basePath()}/recover#${key}`;
