import { startTestServer } from './start-test-server';
import type { TestServer, TestServerWish } from './start-test-server';

/** Runs a test on a server of its own, which is stopped whatever happens. */
export function withServer(
  work: (server: TestServer) => Promise<void>,
  wish: TestServerWish = {},
): () => Promise<void> {
  return async () => {
    const server = await startTestServer(wish);
    try {
      await work(server);
    } finally {
      await server.stop();
    }
  };
}
