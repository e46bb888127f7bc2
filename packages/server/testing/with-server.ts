import { startTestServer, type TestServer, type TestServerOptions } from './start-test-server';

/** Returns a test that runs with a server of its own. The server is stopped even if the test fails. */
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
