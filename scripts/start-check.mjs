/** Starts the built server and requests the client and the list of tables. Exits with 1 if a request fails. */
import { exitWithError } from './lib/exec.mjs';
import { withServer } from './lib/with-server.mjs';

const PATHS = { '/': 'text/html', '/api/matches': 'application/json' };

try {
  await withServer(async (url) => {
    for (const [path, type] of Object.entries(PATHS)) {
      const response = await fetch(url + path);
      const found = response.headers.get('content-type') ?? '';
      if (!response.ok || !found.startsWith(type)) throw new Error(`${path}: ${response.status} ${found}`);
    }
    console.log(`The built server starts on Node ${process.versions.node}.`);
  });
} catch (error) {
  exitWithError(error);
}
