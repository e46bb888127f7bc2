/** The key of a link that was sent. It comes in the fragment, which no browser sends anywhere. */
import { basePath } from '../../lib/base-path';

let token = '';

/** Takes the key out of the address and of the history; from then on only this page's memory has it. */
export function consumeLinkToken(): void {
  const { hash, pathname } = window.location;
  if (!/^\/(recover|email)$/.test(pathname.slice(basePath().length)) || hash === '') return;
  token = hash.slice(1);
  window.history.replaceState(window.history.state, '', pathname);
}

/** What the page came with; '': it was opened by no link at all. */
export const linkToken = (): string => token;
