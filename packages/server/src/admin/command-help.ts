import type { CommandName } from './commands';

/** Commands on the settings alone, which need no database. */
const LOCAL_COMMANDS = ['check', 'test-mail'] as const;
export type LocalCommandName = (typeof LOCAL_COMMANDS)[number];

export const isLocalCommand = (name: string): name is LocalCommandName =>
  LOCAL_COMMANDS.some((command) => command === name);

interface CommandHelp {
  readonly usage: string; // the arguments, without the name of the command
  readonly summary: string;
  readonly details?: string;
}

const COMMAND_HELP: Readonly<Record<CommandName | LocalCommandName, CommandHelp>> = {
  check: {
    usage: '',
    summary: 'shows the settings and tries what the server needs',
    details:
      'Tries the database, the free disk, the mail server, https to the outside, and PUBLIC_URL with its proxies from\n' +
      'outside in. For the proxies the port must be free: stop the server first. The exit status is 1 if a setting is\n' +
      'wrong or a check failed, and 0 with warnings.',
  },
  'test-mail': { usage: 'ADDRESS', summary: 'sends a test mail to ADDRESS' },
  list: {
    usage: '[--status STATUS] [--limit N]',
    summary: 'every table',
    details:
      'STATUS is open, running, finished or unfinished. N is the number of tables of each status, 1000 by default.\n' +
      'The columns are id, status, taken and all seats, moves, last change, visibility and name.',
  },
  inspect: { usage: 'ID', summary: 'one table, without its secrets' },
  end: {
    usage: 'ID',
    summary: 'closes a table as unfinished',
    details: 'The table is kept, with its moves and its chat. Its game gets no result.',
  },
  remove: { usage: 'ID', summary: 'deletes a table with its moves, its chat and its results' },
  reports: {
    usage: '',
    summary: 'chat lines that people reported and nobody decided about',
    details: 'The text is shown as it was written, also where the profanity filter masks it.',
  },
  'remove-line': { usage: 'ID --line=LINE', summary: 'hides a reported line of table ID from its readers' },
  'keep-line': { usage: 'ID --line=LINE', summary: 'keeps a reported line and dismisses its reports' },
  groups: {
    usage: '',
    summary: 'the groups that were used last',
    details:
      'The columns are id, number of members, day of the last visit, and name. Nobody’s link is shown.',
  },
  'remove-group': { usage: 'ID', summary: 'deletes a group and its page; its tables stay' },
  ratings: {
    usage: '',
    summary: 'rates all rated games anew',
    details: 'The games are rated in the order of their ends.',
  },
  'sign-out-person': {
    usage: 'PERSON',
    summary: 'signs a person out of every device, for good',
    details:
      'PERSON is a handle, the last part of the address of a profile, or TABLE.SEAT with a seat from 0. The person loses\n' +
      'the recovery code, all links, the seats and the e-mail address. The games and the name stay. Nobody can keep a\n' +
      'person from coming back as a new guest: block the network at your proxy for that.',
  },
  'remove-person': {
    usage: 'PERSON',
    summary: 'erases a person, as the person could',
    details:
      'PERSON is a handle or TABLE.SEAT with a seat from 0. The person leaves all tables. Finished games stay, without\n' +
      'the name.',
  },
  'announce-maintenance': {
    usage: 'MINUTES',
    summary: 'tells every page that the server stops in so many minutes',
    details:
      'The pages show the time in the language of each reader. The command stops nothing: stop the server yourself then.\n' +
      'The notice ends with the next start, or a quarter of an hour after its time. off in place of MINUTES withdraws it.',
  },
  statistics: { usage: '', summary: 'counts people, groups, tables, moves and bytes' },
  records: {
    usage: '',
    summary: 'writes the records of all finished games as lines of JSON, also of private ones',
  },
  compact: {
    usage: '',
    summary: 'gives the space of removed tables back to the disk',
    details:
      'Stop the server first. Only for SQLite, and the disk needs room for a second file. PostgreSQL reuses such space\n' +
      'by itself.',
  },
  export: {
    usage: 'FILE',
    summary: 'writes everything as one file',
    details:
      'FILE must not exist yet. - writes to standard output. The file holds every secret: keep it as you keep the\n' +
      'database. An empty database is an error, so that a backup of the wrong folder does not look like a success.',
  },
  import: {
    usage: 'FILE',
    summary: 'reads such a file into an empty database',
    details:
      'Stop the server first. - reads from standard input. The command creates the database if there is none, and\n' +
      'writes everything or nothing.',
  },
};

const OPTIONS = `Options of every command:
  --json                writes the output as lines of JSON
  --data FOLDER         the folder of the SQLite file, in place of DATA_DIR
  --database-url URL    a PostgreSQL database, in place of DATABASE_URL
  --help                explains the command
`;

const isCommandName = (name: string): name is keyof typeof COMMAND_HELP => Object.hasOwn(COMMAND_HELP, name);

/** Returns the help of one command, or of all if there is no such command. `program`: how the user calls it. */
export function commandHelp(program: string, name: string | undefined): string {
  if (name !== undefined && isCommandName(name)) {
    const { usage, summary, details } = COMMAND_HELP[name];
    const text = [`${program} ${name} ${usage}`.trimEnd(), `${capitalize(summary)}.`, details, OPTIONS];
    return text.filter((part) => part !== undefined).join('\n\n');
  }
  const entries = Object.entries(COMMAND_HELP).map(
    ([command, { usage, summary }]) => [`${command} ${usage}`.trimEnd(), summary] as const,
  );
  const width = Math.max(...entries.map(([usage]) => usage.length));
  const lines = entries.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}`);
  return [
    `${program} COMMAND [OPTION]...\n`,
    ...lines,
    `\n  help COMMAND explains a command.\n`,
    OPTIONS,
    `Without these options the commands use the settings of the server: DATABASE_URL, DATABASE_FILE or DATA_DIR.
All but import work while the server runs. Only import creates a database.
`,
  ].join('\n');
}

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
