/** Metrics have a port of their own that no proxy exposes, because they are not public. */
import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics';

/** Returns an HTTP server for `GET /metrics` that does not listen yet. */
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
