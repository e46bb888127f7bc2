/** Checks that the licences of all packages in the product are known, allowed and handed on. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readThirdPartyLicenses, thirdPartyLicensesText } from '../lib/third-party-licenses.mjs';
import { ROOT } from '../lib/root.mjs';

const read = (name) => readFileSync(join(ROOT, name), 'utf8');

// MPL-2.0 covers its own files only. None of these asks for more than the notice and, for MPL, the address of the source.
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['MPL-2.0', 'OFL-1.1', 'CC-BY-4.0', 'CC0-1.0', 'Unlicense'],
]);

test('every package of the product has an allowed licence', () => {
  const packages = readThirdPartyLicenses();
  assert.ok(packages.length > 150);
  assert.deepEqual(
    packages.filter(({ license }) => !ALLOWED.has(license)),
    [],
  );
});

test('THIRD_PARTY_LICENSES has the notices of server, page and fonts', () => {
  const text = thirdPartyLicensesText();
  const names = [
    'react',
    'boardgame.io',
    'socket.io',
    'koa',
    'pg',
    'zod',
    '@fontsource/im-fell-english',
    '@resvg/resvg-wasm',
  ];
  for (const name of names) assert.match(text, new RegExp(`^${name} \\d+\\.\\S+ \\(`, 'm'));
  assert.match(text, /SIL OPEN FONT LICENSE/i);
  assert.match(text, /Permission is hereby granted, free of charge/);
});

test('LICENSE is plain MIT, and release and image carry it with NOTICE and THIRD_PARTY_LICENSES', () => {
  const license = read('LICENSE');
  assert.match(license, /^MIT License\n\nCopyright \(c\) [^]*DEALINGS IN THE\nSOFTWARE\.\n$/);
  assert.equal(license.trim().split('\n\n').length, 5); // title, copyright and the three paragraphs
  for (const name of ['LICENSE', 'NOTICE', 'THIRD_PARTY_LICENSES']) {
    assert.match(read('Dockerfile'), new RegExp(`COPY --from=build .*/app/${name}\\b`));
    assert.ok(read('scripts/release.mjs').includes(`'${name}'`), name);
  }
});
