/** The token of a link. It is in the URL fragment, which browsers do not send to servers. */
import { basePath } from '../lib/routes';

let token = '';

/** Moves the token from the address bar and history into the memory of this page. */
export function consumeLinkToken(): void {
  const { hash, pathname } = window.location;
  if (!/^\/(recover|email|groups\/\w+)$/.test(pathname.slice(basePath().length)) || hash === '') return;
  token = hash.slice(1);
  window.history.replaceState(window.history.state, '', pathname);
}

/** Returns the token of the page's link; '' if no link opened the page. */
export const getLinkToken = (): string => token;
