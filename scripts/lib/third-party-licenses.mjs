/** Collects the licences of all packages that the built product contains, for the notices that they require. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.mjs';

const BUILT_PACKAGES = ['server', 'client'];
// Packages that only build the page.
const BUILD_TOOLS = new Set(['vite', '@vitejs/plugin-react', 'subset-font']);
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i;
const OWN_SCOPE = '@great-fire/';
const MIT_TEXT = readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim();

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Returns the folder of a package as Node finds it from another one, or null if it is not installed. */
function findPackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === ROOT || folder === dirname(folder)) return null;
  }
}

/** Returns the folders of all packages that the product contains, except its own. */
function productPackages() {
  const folders = new Set();
  const visit = (folder) => {
    if (folder === null || folders.has(folder)) return;
    folders.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = readManifest(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      if (!BUILD_TOOLS.has(name)) visit(findPackage(name, folder));
  };
  for (const name of BUILT_PACKAGES) visit(join(ROOT, 'packages', name));
  return [...folders].filter((folder) => !(readManifest(folder).name ?? '').startsWith(OWN_SCOPE));
}

const licenseName = ({ license, licenses }) =>
  typeof license === 'string'
    ? license
    : (license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? null);

// Packages whose licence stands only in their readme.
const LICENSES_OF_READMES = { only: 'MIT' };

/** Returns the text of a licence for a package without a file of its own. */
function standardText(license, author, url) {
  if (license === 'MIT') return MIT_TEXT.replace(/^Copyright.*$/m, `Copyright (c) ${author}`);
  return `${license}, https://spdx.org/licenses/${license}.html. Sources: ${url}`;
}

/** Returns the packages of the product: name, version, licence and the texts of their licence files. */
export function readThirdPartyLicenses() {
  const packages = productPackages().map((folder) => {
    const manifest = readManifest(folder);
    const texts = readdirSync(folder)
      .filter((file) => LICENSE_FILE.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8').trim());
    const author = typeof manifest.author === 'string' ? manifest.author : (manifest.author?.name ?? null);
    const { name, version, repository } = manifest;
    const license = licenseName(manifest) ?? LICENSES_OF_READMES[name] ?? null;
    return { name, version, license, author, texts, url: repository?.url ?? repository ?? null };
  });
  const unique = new Map(packages.map((entry) => [`${entry.name}@${entry.version}`, entry]));
  return [...unique.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function thirdPartyLicensesText() {
  const entries = readThirdPartyLicenses().map(({ name, version, license, author, texts, url }) => {
    const body =
      texts.length > 0 ? texts.join('\n\n') : standardText(license, author ?? `the authors of ${name}`, url);
    return `${name} ${version} (${license})\n\n${body}\n`;
  });
  const intro = 'This product contains these packages of others, under their own licences.\n';
  return [intro, ...entries].join(`\n${'-'.repeat(80)}\n\n`);
}
