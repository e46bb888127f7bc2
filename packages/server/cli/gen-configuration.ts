/** npm run gen:configuration: writes docs/configuration.md from the schema of the settings. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { format } from 'prettier';
import * as z from 'zod';
import { configurationPage } from './configuration-page';

const optionsSchema = z.object({
  out: z.string().default(join(__dirname, '../../../docs/configuration.md')).describe('file of the page'),
});

runCommand('gen:configuration', async () => {
  const { out } = parseOptions(optionsSchema, {
    command: 'npm run gen:configuration',
    summary: 'Writes the page of all settings.',
  });
  writeFileSync(out, await format(configurationPage(), { parser: 'markdown' }));
  process.stdout.write(`${out}\n`);
  return 0;
});
