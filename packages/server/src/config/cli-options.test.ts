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
  expect(run([], { DATA_DIR: '' }).env['DATA_DIR']).toBe('great-fire-data');
});

test('an option that names a database has precedence over every variable that does', () => {
  expect(run(['--data', '/srv/new']).env).toMatchObject({
    DATA_DIR: '/srv/new',
    DATABASE_FILE: '',
    DATABASE_URL: '',
  });
  expect(run(['--database-url', 'postgres://fire@db/fire']).env).toMatchObject({
    DATABASE_FILE: '',
    DATABASE_URL: 'postgres://fire@db/fire',
  });
  expect(() => run(['--data', '/srv', '--database-url', 'postgres://fire@db/fire'])).toThrow('two databases');
});

test('passes all arguments after admin to the admin command', () => {
  const { bundle, args, env } = run(['admin', 'list', '--status', 'running']);
  expect({ bundle, args }).toEqual({ bundle: 'admin', args: ['list', '--status', 'running'] });
  expect(env).toMatchObject({ DATA_DIR: run([]).env['DATA_DIR'], GREAT_FIRE_ADMIN: 'great-fire admin' });
});

test('check is short for the admin command', () => {
  expect(run(['check', '--data', '/srv'])).toMatchObject({
    bundle: 'admin',
    args: ['check', '--data', '/srv'],
  });
});

test('verify passes its files to the verifier', () => {
  expect(run(['verify', 'game.json', '--json'])).toMatchObject({
    bundle: 'verify',
    args: ['game.json', '--json'],
  });
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
