import type * as z from 'zod';
import { SETTINGS, databaseName, describeSettings, readConfig } from './config';
import { ConfigError } from './config-error';
import { environmentSchema, settingTexts } from './environment-schema';
import { findMisspelledSettings } from './misspelled-settings';

const paths = { cwd: '/srv', clientDir: '/srv/page' };

test('listens on 8000 and keeps its file in data by default', () => {
  expect(readConfig({}, paths)).toEqual({
    port: 8000,
    host: null,
    publicUrl: null,
    abandonAfterMs: 604_800_000,
    drainMs: 0,
    guestRetentionMs: 5_184_000_000,
    chatRetentionMs: 31_536_000_000,
    minFreeBytes: 500_000_000,
    maxDatabaseBytes: null,
    cacheBytes: 128_000_000,
    maxBotGames: 10,
    metrics: null,
    allowedOrigins: [],
    trustedProxies: 0,
    databaseUrl: null,
    databaseFile: '/srv/data/great-fire.db',
    clientDir: '/srv/page',
    logLevel: 'info',
    botMoveDelayMs: 1000,
    botSearchMs: 300,
    showsRatings: true,
    outboundHttp: 'public',
    mail: null,
    rateLimitScale: 1,
    timeoutFactor: 1,
  });
});

test('treats an empty setting as unset, because a compose file passes unset settings that way', () => {
  expect(readConfig({ PUBLIC_URL: '', PORT: ' ' }, paths)).toMatchObject({ publicUrl: null, port: 8000 });
});

test('ignores spaces around a value, and the CR of a file from Windows', () => {
  const environment = { LEADERBOARDS: 'off\r', PORT: ' 9000 ', DATABASE_FILE: '/srv/other.db\r' };
  const expected = { showsRatings: false, port: 9000, databaseFile: '/srv/other.db' };
  expect(readConfig(environment, paths)).toMatchObject(expected);
  expect(describeSettings(environment).find(({ name }) => name === 'PORT')?.value).toBe('9000');
});

test.each([
  [{ DATA_DIR: '/data' }, { databaseFile: '/data/great-fire.db' }],
  [{ DATABASE_FILE: 'other.db' }, { databaseFile: '/srv/other.db' }],
  [{ BOT_MOVE_DELAY_MS: '0' }, { botMoveDelayMs: 0 }],
  [{ BOT_SEARCH_MS: '1000' }, { botSearchMs: 1000 }],
  [{ LEADERBOARDS: 'off' }, { showsRatings: false }],
  [{ RATE_LIMIT_SCALE: 'off' }, { rateLimitScale: 0 }],
  [{ RATE_LIMIT_SCALE: '5' }, { rateLimitScale: 5 }],
  [{ GUEST_RETENTION_DAYS: '2' }, { guestRetentionMs: 172_800_000 }],
  [
    { GUEST_RETENTION_DAYS: 'never', CHAT_RETENTION_DAYS: 'never' },
    { guestRetentionMs: null, chatRetentionMs: null },
  ],
  [
    { MIN_FREE_DISK_MB: '0', MAX_DATABASE_MB: '2' },
    { minFreeBytes: 0, maxDatabaseBytes: 2_000_000 },
  ],
  [{ CACHE_MB: '512' }, { cacheBytes: 512_000_000 }],
  [{ MAX_BOT_GAMES: '3' }, { maxBotGames: 3 }],
  [
    { DATABASE_URL: 'postgres:///fire?host=/run/postgresql' },
    { databaseUrl: 'postgres:///fire?host=/run/postgresql' },
  ],
  [{ METRICS_PORT: '9464' }, { metrics: { port: 9464, host: '127.0.0.1' } }],
  [{ TIMEOUT_FACTOR: '2.5' }, { timeoutFactor: 2.5 }],
  [{ OUTBOUND_HTTP: 'anywhere' }, { outboundHttp: 'anywhere' }],
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
])('reads %j', (environment, config) => {
  expect(readConfig(environment, paths)).toMatchObject(config);
});

const EMAIL_SETTINGS = { EMAIL_FROM: 'fire@fire.example', PUBLIC_URL: 'https://fire.example' };

// Each with the other settings that it needs, so that only the first is invalid.
const INVALID_SETTINGS: readonly Readonly<Record<string, string>>[] = [
  { PORT: 'x' },
  { PORT: '-1' },
  { PORT: '80.5' },
  { PORT: '70000' },
  { BOT_MOVE_DELAY_MS: '-1' },
  { BOT_MOVE_DELAY_MS: '10001' },
  { BOT_SEARCH_MS: '1001' },
  { GUEST_RETENTION_DAYS: '0' },
  { CHAT_RETENTION_DAYS: 'always' },
  { MIN_FREE_DISK_MB: '-1' },
  { MAX_DATABASE_MB: '0' },
  { CACHE_MB: '15' },
  { MAX_BOT_GAMES: '0' },
  { HOST: 'two words' },
  { HOST: 'http://fire.example' },
  { PUBLIC_URL: 'fire.example' },
  { PUBLIC_URL: 'ftp://fire.example' },
  { PUBLIC_URL: 'https://fire.example/?a=1' },
  { PUBLIC_URL: 'https://fire.example/#a' },
  { PUBLIC_URL: 'https://me:it@fire.example' },
  { PUBLIC_URL: 'https://fire.example/a;b' },
  { ALLOWED_ORIGINS: 'https://fire.example/path', PUBLIC_URL: 'https://fire.example' },
  { ALLOWED_ORIGINS: '*', PUBLIC_URL: 'https://fire.example' },
  { ALLOWED_ORIGINS: 'https://a.example,,https://b.example', PUBLIC_URL: 'https://fire.example' },
  { ALLOWED_ORIGINS: 'https://fire.example' }, // needs PUBLIC_URL
  { TRUSTED_PROXIES: '-1' },
  { TRUSTED_PROXIES: '11' },
  { TRUSTED_PROXIES: '1.5' },
  { TRUSTED_PROXIES: 'yes' },
  { DATABASE_FILE: 'other.db', DATABASE_URL: 'postgres://fire@db/fire' },
  { DATABASE_URL: 'fire' },
  { DATABASE_URL: 'postgres://' },
  { DATABASE_URL: 'postgres:///fire' },
  { DATABASE_URL: 'mysql://fire:secret@db/fire' },
  { LOG_LEVEL: 'loud' },
  { ABANDON_AFTER_DAYS: 'soon' },
  { ABANDON_AFTER_DAYS: '0' },
  { ABANDON_AFTER_DAYS: '-7' },
  { ABANDON_AFTER_DAYS: '4000' },
  { METRICS_PORT: 'x' },
  { METRICS_PORT: '65536' },
  { METRICS_PORT: '8000' }, // as PORT is by default
  { METRICS_HOST: '0.0.0.0/0' },
  { METRICS_HOST: '0.0.0.0' }, // needs METRICS_PORT
  { DRAIN_SECONDS: 'long' },
  { DRAIN_SECONDS: '-1' },
  { DRAIN_SECONDS: '6' },
  { LEADERBOARDS: 'no' },
  { RATE_LIMIT_SCALE: '0' },
  { RATE_LIMIT_SCALE: '-1' },
  { RATE_LIMIT_SCALE: 'on' },
  { TIMEOUT_FACTOR: '0.5' },
  { TIMEOUT_FACTOR: '1001' },
  { TIMEOUT_FACTOR: 'off' },
  { OUTBOUND_HTTP: 'everybody' },
  { DATABASE_PASSWORD_FILE: '/missing', DATABASE_URL: 'postgres://fire@db/fire' },
  { SMTP_PASSWORD_FILE: '/missing', ...EMAIL_SETTINGS, SMTP_URL: 'smtp://fire@mail.example' },
  { SMTP_URL: 'mail.example', ...EMAIL_SETTINGS },
  { SMTP_URL: 'http://mail.example', ...EMAIL_SETTINGS },
  { SMTP_URL: 'smtp://fire@mail.example', ...EMAIL_SETTINGS },
  { SMTP_URL: 'smtp://mail.example/?pool=true', ...EMAIL_SETTINGS },
  { SMTP_URL: 'smtp://fire:100%@mail.example', ...EMAIL_SETTINGS },
  { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://fire.example' },
  { SMTP_URL: 'smtp://mail.example', EMAIL_FROM: 'fire@fire.example' },
  { EMAIL_FROM: 'fire@fire.example', PUBLIC_URL: 'https://fire.example' },
  { EMAIL_FROM: 'fire', SMTP_URL: 'smtp://mail.example' },
  { EMAIL_FROM: 'Fire\r\nBcc: x@y.example <fire@fire.example>', SMTP_URL: 'smtp://mail.example' },
];

// The words of the schema library, which name no setting's own values.
const LIBRARY_WORDS = /Invalid|expected|received|Too (?:small|big)|undefined|NaN|ENOENT|null/;

test.each(INVALID_SETTINGS)('rejects %j with one line that names the setting', (environment) => {
  const [name = ''] = Object.keys(environment);
  expect(() => readConfig(environment, paths)).toThrow(ConfigError);
  expect(() => readConfig(environment, paths)).toThrow(
    new RegExp(`^${name} is wrong \\(.+\\): .*allowed: .+$`),
  );
  expect(() => readConfig(environment, paths)).not.toThrow(LIBRARY_WORDS);
});

const NUMBERS = Object.entries<z.ZodType>(environmentSchema.shape)
  .filter(([, schema]) => /number|days/.test(settingTexts.get(schema)?.values ?? ''))
  .map(([name]) => name);

test('finds every setting whose value is a number', () => {
  expect(NUMBERS).toHaveLength(15);
});

test.each(NUMBERS.flatMap((name) => ['1e2', '0x14', '+20', '20.', 'Infinity'].map((text) => [name, text])))(
  '%s takes plain digits only, not %s',
  (name, text) => {
    const others = { METRICS_PORT: '9464', [name]: text };
    expect(() => readConfig(others, paths)).toThrow(new RegExp(`^${name} is wrong`));
  },
);

test('names the setting, the value and what is allowed, for each invalid setting', () => {
  const environment = { PORT: '70000', LEADERBOARDS: 'no', PUBLIC_URL: 'https://fire.example/?a=1' };
  expect(() => readConfig(environment, paths)).toThrow(
    new ConfigError(
      [
        'PORT is wrong (70000): allowed: a whole number from 0 to 65535',
        'PUBLIC_URL is wrong (https://fire.example/?a=1): it may have a path of plain letters, and nothing after it; allowed: an http or https URL, such as https://fire.example',
        'LEADERBOARDS is wrong (no): allowed: on or off',
      ].join('\n'),
    ),
  );
});

test('names every setting that does not go with the others', () => {
  const environment = { METRICS_PORT: '80', PORT: '80', SMTP_URL: 'smtp://fire:secret@mail.example' };
  expect(() => readConfig(environment, paths)).toThrow(
    new ConfigError(
      [
        'SMTP_URL is wrong (not shown): allowed: only with EMAIL_FROM, which is not set',
        'SMTP_URL is wrong (not shown): allowed: only with PUBLIC_URL, for links in e-mails, which is not set',
        'METRICS_PORT is wrong (80): PORT has the same value; allowed: another port',
      ].join('\n'),
    ),
  );
  expect(readConfig({ METRICS_PORT: '0', PORT: '0' }, paths)).toMatchObject({ metrics: { port: 0 } });
});

test('describes every setting as it takes effect, without passwords', () => {
  const environment = {
    PORT: '9000',
    PUBLIC_URL: '',
    DATABASE_URL: 'postgres://fire:secret@db:5433/fire?password=secret',
  };
  const settings = new Map(describeSettings(environment).map(({ name, ...rest }) => [name, rest]));
  expect([...settings.keys()]).toEqual(SETTINGS);
  expect(settings.get('PORT')).toEqual({ value: '9000', isSet: true });
  expect(settings.get('PUBLIC_URL')).toEqual({ value: 'not set', isSet: false });
  expect(settings.get('ALLOWED_ORIGINS')).toEqual({ value: 'none', isSet: false });
  expect(settings.get('CACHE_MB')).toEqual({ value: '128', isSet: false });
  expect(settings.get('DATABASE_URL')).toEqual({ value: 'postgres://db:5433/fire', isSet: true });
  expect(JSON.stringify([...settings])).not.toContain('secret');
});

test.each([
  ['PUBIC_URL', 'PUBLIC_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['public_url', 'PUBLIC_URL'],
  ['PROT', 'PORT'],
  ['SMTP-URL', 'SMTP_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['CHAT_RETENTION_DAY', 'CHAT_RETENTION_DAYS'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['RATE_LIMIT', 'RATE_LIMIT_SCALE'],
  ['DATABASE_PASSWORD', 'DATABASE_PASSWORD_FILE'],
])('finds that %s probably means %s', (name, setting) => {
  expect(findMisspelledSettings({ [name]: 'x' })).toEqual([{ name, setting }]);
});

test('takes no setting and no usual variable for a misspelled setting', () => {
  const usual = [
    'HOME',
    'PATH',
    'PWD',
    'USER',
    'HOSTNAME',
    'LOGNAME',
    'LANG',
    'TERM',
    'NODE_ENV',
    'npm_config_port',
    'DATABASE_NAME',
    'TIMEOUT',
  ];
  expect(
    findMisspelledSettings(Object.fromEntries([...SETTINGS, ...usual].map((name) => [name, 'x']))),
  ).toEqual([]);
});

test('tests an invalid value of every setting except a path, which is tested by opening it', () => {
  const tried = new Set(INVALID_SETTINGS.flatMap((environment) => Object.keys(environment).slice(0, 1)));
  expect(SETTINGS.filter((name) => !tried.has(name))).toEqual(['DATA_DIR']);
});

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false, login: null }],
  [
    'smtps://fire%40x:p%2Fw@[::1]',
    { host: '::1', port: 465, isSecure: true, login: { user: 'fire@x', pass: 'p/w' } },
  ],
  ['smtp://localhost:2525', { host: 'localhost', port: 2525 }],
])('reads the mail server from %s', (SMTP_URL, mail) => {
  const EMAIL_FROM = 'The Great Fire <fire@fire.example>';
  const from = { name: 'The Great Fire', address: 'fire@fire.example' };
  const publicUrl = new URL('https://fire.example');
  expect(readConfig({ ...EMAIL_SETTINGS, SMTP_URL, EMAIL_FROM }, paths)).toMatchObject({
    mail: { ...mail, from, publicUrl },
  });
  expect(readConfig({ ...EMAIL_SETTINGS, SMTP_URL }, paths).mail?.from).toEqual({ ...from, name: '' });
});

test.each(['DATABASE_URL', 'SMTP_URL'])(
  'reports an invalid %s without its value, which contains a password',
  (name) => {
    const read = () => readConfig({ [name]: 'mysql://fire:secret@db/fire' }, paths);
    expect(read).toThrow(new RegExp(`^${name} is wrong \\(not shown\\)`));
    expect(read).not.toThrow(/secret/);
  },
);

test('names the database in use without credentials', () => {
  expect(databaseName(readConfig({}, paths))).toBe(readConfig({}, paths).databaseFile);
  const url = 'postgres://fire:secret@db:5433/fire?password=secret';
  expect(databaseName(readConfig({ DATABASE_URL: url }, paths))).toBe('postgres://db:5433/fire');
});
