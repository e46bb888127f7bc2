import { withDeadline } from '@great-fire/testkit/wait-for';

interface Wish extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Asks by HTTP on a connection of its own. `fetch` would keep the connection for the next request, and a server ends
 * an idle one after some seconds: a request that crosses that end fails.
 */
export function request(url: string, wish: Wish = {}): Promise<Response> {
  const answer = fetch(url, { ...wish, headers: { ...wish.headers, connection: 'close' } });
  return withDeadline(`the answer to ${wish.method ?? 'GET'} ${url}`, answer);
}
