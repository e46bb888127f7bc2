import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers requests before the storage is open. `/healthz` succeeds, because a restart would not bring the storage
 * back. All other requests get 503 with `Retry-After`.
 */
export function answerWhileStarting({ url }: IncomingMessage, response: ServerResponse): void {
  if (url?.endsWith('/healthz') === true)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
  else response.writeHead(503, { 'Retry-After': '1' }).end();
}
