import { request, type Agent } from 'node:http';

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | null;
  readonly agent?: Agent; // default: a connection of its own
  readonly localAddress?: string; // of the sender: 127.0.0.2
}

export interface HttpResponse {
  readonly status: number;
  readonly cookie: string | null; // 'session=…', if one was set
  readonly text: string; // an uncompressed body
  readonly raw: string; // status, raw headers and body, one character per byte
}

/** Sends a request. Resolves to the whole response, or null if the connection was refused or cut. */
export function sendRequest(
  url: string,
  { body, agent, ...options }: HttpRequest,
): Promise<HttpResponse | null> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const sent = request({ hostname, port, agent: agent ?? false, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', () => resolve(null));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const status = answer.statusCode ?? 0;
        const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? null;
        const raw = [String(status), ...answer.rawHeaders, bytes.toString('latin1')].join('\n');
        resolve({ status, cookie, text: bytes.toString('utf8'), raw });
      });
    });
    sent.on('error', () => resolve(null));
    sent.end(body ?? undefined);
  });
}
