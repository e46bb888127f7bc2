/** Metrics have a port of their own, which no proxy leads to: who plays here is nobody else's business. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Metrics } from './metrics';

/** Answers `GET /metrics` on a server that does not listen yet. */
export function metricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    metrics.render().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
