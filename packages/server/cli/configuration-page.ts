/** The page of settings for hosts, docs/configuration.md, from the schema of the environment variables. */
import type * as z from 'zod';
import { SETTING_GROUPS, settingTexts } from '../src/config/environment-schema';

const INTRODUCTION = `This page lists every setting of the server for hosts. Settings are environment variables. If one is wrong, the server
names it in one line and does not start. Spaces around a value do not count, and an empty value counts as not set.
[hosting.md](hosting.md) shows which settings a typical host needs. \`npm run gen:configuration\` writes this page.`;

const GROUP_NOTES: Readonly<Record<string, string>> = {
  'E-mail':
    'Set both variables and `PUBLIC_URL`, or neither. Without them the site shows nothing about e-mail.',
};

const OTHER_VARIABLES = `## Other variables

The compose file of two servers also reads \`SITE\` (the public host name) and the file \`database-password\`, or the file
that \`DATABASE_PASSWORD_FILE\` names. Set \`NODE_ENV=production\` if you start the server without \`npm start\` or Docker.`;

/** Returns the page as Markdown, before Prettier aligns its tables. */
export function configurationPage(): string {
  const groups = Object.entries(SETTING_GROUPS).map(([heading, settings]) =>
    [
      `## ${heading}`,
      ...(GROUP_NOTES[heading] === undefined ? [] : [GROUP_NOTES[heading]]),
      settingsTable(settings),
    ].join('\n\n'),
  );
  return ['# Configuration', INTRODUCTION, ...groups, OTHER_VARIABLES].join('\n\n') + '\n';
}

function settingsTable(settings: Readonly<Record<string, z.ZodType>>): string {
  const rows = Object.entries(settings).map(([name, schema]) => {
    const texts = settingTexts.get(schema);
    if (texts === undefined) throw new Error(`${name} has no texts`);
    return `| \`${name}\` | ${texts.preset ?? formatDefault(schema)} | ${texts.values} | ${texts.meaning} |`;
  });
  return ['| variable | default | unit, values | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function formatDefault(schema: z.ZodType): string {
  const value = schema.parse(undefined);
  if (value === undefined) return 'not set';
  if (Array.isArray(value) && value.length === 0) return 'none';
  return `\`${String(value)}\``;
}
