import { withDeadline } from '@great-fire/testkit/wait-for';

interface RequestOptions extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends an HTTP request on a connection of its own. `fetch` would reuse an idle connection, which the server closes
 * after some seconds. A request at that moment fails.
 */
export function request(url: string, options: RequestOptions = {}): Promise<Response> {
  const response = fetch(url, { ...options, headers: { ...options.headers, connection: 'close' } });
  return withDeadline(`the answer to ${options.method ?? 'GET'} ${url}`, response);
}
