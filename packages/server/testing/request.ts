import { withDeadline } from '@great-fire/testkit/wait-for';

interface RequestOptions extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Asks by HTTP on a connection of its own. `fetch` would keep the connection for the next request, and a server ends
 * an idle one after some seconds: a request that crosses that end fails.
 */
export function request(url: string, options: RequestOptions = {}): Promise<Response> {
  const response = fetch(url, { ...options, headers: { ...options.headers, connection: 'close' } });
  return withDeadline(`the answer to ${options.method ?? 'GET'} ${url}`, response);
}
