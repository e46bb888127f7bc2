/** A webhook endpoint for tests. It records each message and responds with a chosen status. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export interface ReceivedWebhook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];
  responseStatus = 204;
  isSilent = false; // if true, never responds
  private readonly server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url = '', headers } = request;
      this.received.push({ path: url, headers, body: JSON.parse(body) as unknown });
      if (!this.isSilent) response.writeHead(this.responseStatus).end();
    });
  });

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await new Promise<void>((resolve) => {
      receiver.server.listen(0, '127.0.0.1', resolve);
    });
    return receiver;
  }

  /** Returns the URL of a webhook. */
  urlOf(path: string): string {
    const address = this.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('It does not listen');
    return `http://127.0.0.1:${String(address.port)}${path}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }
}
