/**
 * `npm run lint:api`: generates the OpenAPI and the AsyncAPI document and lints both with Redocly and Spectral. Fails
 * on any warning. npm fetches the linters for this command only.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithError, runOrFail } from './lib/exec.mjs';
import { printHelp } from './lib/help.mjs';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';

printHelp(import.meta.url);

const FOLDER = join(ROOT, '.cache/api');

try {
  await install();
  mkdirSync(FOLDER, { recursive: true });
  const writer = join(ROOT, 'packages/server/cli/write-api-documents.ts');
  await runOrFail([process.execPath, '--import', 'tsx', writer, FOLDER]);
  const documents = ['openapi', 'asyncapi'].map((name) => join(FOLDER, `${name}.json`));
  // The strict rules of Redocly are errors. Its only warning is about the end of Node 20.
  await runOrFail(['redocly', 'lint', '--config', join(ROOT, 'redocly.yaml'), ...documents], {
    env: { REDOCLY_TELEMETRY: 'off' },
  });
  await runOrFail([
    ...['spectral', 'lint', '--ruleset', join(ROOT, '.spectral.yaml'), '--fail-severity', 'hint'],
    ...documents,
  ]);
} catch (error) {
  exitWithError(error);
}
