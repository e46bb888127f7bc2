import { startTestServer, type TestServer, type TestServerOptions } from './start-test-server';

/**
 * One server for all tests of a file, which each open tables of their own. Returns the function that reads it within a
 * test. `createOptions` runs just before the start.
 */
export function sharedServer(createOptions: () => TestServerOptions = () => ({})): () => TestServer {
  let server: TestServer | null = null;
  beforeAll(async () => {
    server = await startTestServer(createOptions());
  });
  afterAll(() => server?.stop());
  return () => {
    if (server === null) throw new Error('The server has not started');
    return server;
  };
}
