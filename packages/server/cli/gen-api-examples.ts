/** npm run gen:api-examples: writes the answers of a server into docs/api.md and docs/bot-api.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { format, resolveConfig } from 'prettier';
import * as z from 'zod';
import { API_PAGES, recordExamples, replaceExamples } from './api-examples';

const optionsSchema = z.object({});

runCommand('gen:api-examples', async () => {
  parseOptions(optionsSchema, {
    command: 'npm run gen:api-examples',
    summary: 'Writes the examples of the HTTP API and of the bot API as a server answers them.',
  });
  const examples = await recordExamples();
  for (const page of ['api', 'bots'] as const) {
    const file = API_PAGES[page];
    const text = replaceExamples(readFileSync(file, 'utf8'), examples[page]);
    const config = await resolveConfig(file);
    writeFileSync(file, await format(text, { ...config, parser: 'markdown' }));
    process.stdout.write(`${file}\n`);
  }
  return 0;
});
