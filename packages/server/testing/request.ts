import { request as startRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { withDeadline } from '@great-fire/testkit/wait-for';

interface RequestOptions {
  readonly method?: string; // default: GET
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/**
 * Sends an HTTP request on a connection of its own, and follows no redirect. `fetch` would take more processor time, and
 * would reuse an idle connection, which the server closes after some seconds. A request at that moment fails.
 */
export function request(url: string, options: RequestOptions = {}): Promise<Response> {
  return withDeadline(`the answer to ${options.method ?? 'GET'} ${url}`, sendRequest(url, options));
}

function sendRequest(url: string, { method = 'GET', headers = {}, body }: RequestOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    // Node sends no length with the body of a DELETE request.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = { method, headers: { ...length, ...headers }, agent: false };
    const message = startRequest(url, options, (incoming) => {
      const { statusCode: status = 0, rawHeaders } = incoming;
      const pairs = rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as [string, string]] : [],
      );
      const isEmpty = status === 204 || status === 304;
      buffer(incoming)
        .then((bytes) => (isEmpty ? null : decompress(bytes, incoming.headers['content-encoding'])))
        .then((content) => resolve(new Response(content, { status, headers: pairs })))
        .catch(reject);
    });
    message.on('error', reject);
    message.end(body);
  });
}

function decompress(bytes: Buffer, encoding: string | undefined): Uint8Array<ArrayBuffer> {
  if (encoding === 'br') return new Uint8Array(brotliDecompressSync(bytes));
  return new Uint8Array(encoding === 'gzip' ? gunzipSync(bytes) : bytes);
}
