/**
 * Sends a request as a page does, and returns the whole response: the status, every raw header and every byte of the
 * body.
 */
import { request } from 'node:http';

export interface RawResponse {
  readonly status: number;
  readonly cookie: string | null; // 'session=…', if one was set
  readonly body: string; // an uncompressed body as text
  readonly raw: string; // status, headers and body, one character per byte
}

export function sendRequest(
  url: string,
  { method, path, cookie, body }: { method: string; path: string; cookie: string | null; body?: object },
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(cookie !== null && { cookie }),
      ...(body === undefined ? { 'accept-encoding': 'gzip' } : { 'content-type': 'application/json' }),
    };
    const clientRequest = request(new URL(path, url), { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const setCookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? null;
        const status = answer.statusCode ?? 0;
        const raw = [String(status), ...answer.rawHeaders, bytes.toString('latin1')].join('\n');
        resolve({ status, cookie: setCookie, body: bytes.toString('utf8'), raw });
      });
    });
    clientRequest.on('error', reject);
    clientRequest.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
