import { startTestServer } from './start-test-server';
import type { TestServer, TestServerOptions } from './start-test-server';

/** Runs a test on a server of its own, which is stopped whatever happens. */
export function withServer(
  testBody: (server: TestServer) => Promise<void>,
  options: TestServerOptions = {},
): () => Promise<void> {
  return async () => {
    const server = await startTestServer(options);
    try {
      await testBody(server);
    } finally {
      await server.stop();
    }
  };
}
