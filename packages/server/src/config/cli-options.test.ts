import { version } from '../../package.json';
import { InvalidOptionError, parseCli } from './cli-options';

const run = (args: readonly string[], environment = {}) => {
  const command = parseCli(args, environment);
  if (command.type !== 'run') throw new Error('The command prints a text');
  return command;
};

test('starts the server with its data in the current folder', () => {
  expect(run([])).toEqual({
    type: 'run',
    bundle: 'main',
    args: [],
    env: { NODE_ENV: 'production', DATA_DIR: 'great-fire-data' },
  });
});

test('prefers an option to its environment variable', () => {
  const environment = { PORT: '9000', DATA_DIR: '/srv/old' };
  expect(run(['--port', '9001', '--data', '/srv/new'], environment).env).toMatchObject({
    PORT: '9001',
    DATA_DIR: '/srv/new',
  });
  expect(run([], environment).env).toEqual({ NODE_ENV: 'production', DATA_DIR: '/srv/old' });
});

test('passes all arguments after admin to the admin command', () => {
  const { bundle, args, env } = run(['admin', 'list', '--status', 'running']);
  expect({ bundle, args }).toEqual({ bundle: 'admin', args: ['list', '--status', 'running'] });
  expect(env['DATA_DIR']).toBe('great-fire-data');
});

test('prints version and help', () => {
  expect(parseCli(['--version'], {})).toEqual({ type: 'print', text: `${version}\n` });
  const help = parseCli(['--help'], {});
  expect(help.type === 'print' && help.text).toMatch(/--port NUMBER[\s\S]+--data FOLDER/);
});

test.each([[['--prot', '1']], [['--port']], [['8000']]])('rejects %j and names it', (args) => {
  expect(() => parseCli(args, {})).toThrow(InvalidOptionError);
  expect(() => parseCli(args, {})).toThrow(args[0]);
});
