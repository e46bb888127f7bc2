import { BadConfig, readConfig } from './config';

const at = { cwd: '/srv', clientDir: '/srv/page' };

test('without settings it listens on 8000 and keeps its file in data', () => {
  expect(readConfig({}, at)).toEqual({
    port: 8000,
    host: '0.0.0.0',
    publicUrl: null,
    closeAfterMs: 604_800_000,
    drainMs: 0,
    metrics: null,
    allowedOrigins: [],
    trustedProxies: 0,
    databaseUrl: null,
    databaseFile: '/srv/data/great-fire.db',
    clientDir: '/srv/page',
    logLevel: 'info',
    rateLimits: 1,
  });
});

test('an empty setting is none, as a compose file passes it', () => {
  expect(readConfig({ PUBLIC_URL: '', PORT: '' }, at)).toMatchObject({ publicUrl: null, port: 8000 });
});

test.each([
  [{ DATA_DIR: '/data' }, { databaseFile: '/data/great-fire.db' }],
  [{ DATABASE_FILE: 'other.db' }, { databaseFile: '/srv/other.db' }],
  [{ RATE_LIMITS: 'off' }, { rateLimits: 0 }],
  [{ RATE_LIMITS: '5' }, { rateLimits: 5 }],
  [{ PUBLIC_URL: 'https://fire.example' }, { publicUrl: new URL('https://fire.example') }],
  [
    { PUBLIC_URL: 'https://fire.example/sub/fire/' },
    { publicUrl: new URL('https://fire.example/sub/fire/') },
  ],
  [{ TRUSTED_PROXIES: '2' }, { trustedProxies: 2 }],
  [
    { PUBLIC_URL: 'https://fire.example', ALLOWED_ORIGINS: 'https://a.example, http://b.example:81' },
    { allowedOrigins: ['https://a.example', 'http://b.example:81'] },
  ],
])('%j is read', (environment, config) => {
  expect(readConfig(environment, at)).toMatchObject(config);
});

test.each([
  { PORT: 'x' },
  { PORT: '70000' },
  { PUBLIC_URL: 'fire.example' },
  { PUBLIC_URL: 'ftp://fire.example' },
  { PUBLIC_URL: 'https://fire.example/?a=1' },
  { PUBLIC_URL: 'https://fire.example/#a' },
  { PUBLIC_URL: 'https://me:it@fire.example' },
  { PUBLIC_URL: 'https://fire.example/a;b' },
  { ALLOWED_ORIGINS: 'https://fire.example/path', PUBLIC_URL: 'https://fire.example' },
  { TRUSTED_PROXIES: '-1' },
  { TRUSTED_PROXIES: 'yes' },
  { LOG_LEVEL: 'loud' },
  { RATE_LIMITS: '0' },
])('%j is refused in one line that names it', (environment) => {
  const [name = ''] = Object.keys(environment);
  expect(() => readConfig(environment, at)).toThrow(BadConfig);
  expect(() => readConfig(environment, at)).toThrow(new RegExp(`^${name} is wrong \\(.*\\): .*$`));
});
