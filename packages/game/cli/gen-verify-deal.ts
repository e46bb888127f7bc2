/**
 * npm run deal-script: writes the published deal, `verify-deal.mjs` of this package: `src/setup/deal.ts` without its types, and what it
 * needs to stand alone. With `-` it goes to the standard output.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { BOX } from '../src/setup/components';

const PACKAGE_DIR = join(__dirname, '..');
const OUTPUT_FILE = join(PACKAGE_DIR, 'verify-deal.mjs');

const formatCounted = (items: readonly string[]) =>
  [...new Set(items)]
    .map((item) => `...times(${items.filter((other) => other === item).length}, '${item}')`)
    .join(', ');

const formatList = (words: readonly string[]) => `list('${words.join(' ')}')`;
const formatSizes = (districts: object) =>
  formatList(Object.entries(districts).map(([id, size]) => (size === 1 ? id : `${id}:${String(size)}`)));
const formatEntries = (entries: object, formatValue: (value: never) => string) =>
  Object.entries(entries)
    .map(([key, value]) => `${key}: ${formatValue(value as never)}`)
    .join(',\n    ');

// Laid out by hand: a line for each thing in the box.
const BOX_TEXT = `
const list = (text) => text.split(' ');
const sized = (ids) => Object.fromEntries(ids.map((id) => id.split(':')).map(([id, size = 1]) => [id, Number(size)]));
const times = (count, item) => Array(count).fill(item);
const BOX = {
  colours: ${formatList(BOX.colours)},
  fireCards: [${formatCounted(BOX.fireCards)}],
  hand: ${BOX.hand}, stacks: ${JSON.stringify(BOX.stacks).replaceAll('"', '').replaceAll(/[:,]/g, '$& ')},
  tokens: [${formatCounted(BOX.tokens)}],
  tokenDistricts: ${formatList(BOX.tokenDistricts)},
  houses: list('${[...new Set(BOX.houses)].join(' ')}').flatMap((colour) => times(${BOX.houses.length / new Set(BOX.houses).size}, colour)),
  regions: { // with the number of houses, where it is not one
    ${formatEntries(BOX.regions, (districts: object) => `sized(${formatSizes(districts)})`)} },
  objectives: {
    ${formatEntries(BOX.objectives, formatList)} },
};
`.trimStart();

const MAIN_TEXT = `
const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
const { setup, players, ...record } = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'));
const { seed, commitment, entropies = [], entropyCommitments = [], options, startSeat, actions } = record;
const otherwise = [];
const compare = (name, follows, told) => isDeepStrictEqual(follows, told) || otherwise.push(name);
compare('commitment', sha256(seed), commitment);
for (const [seat, committed] of entropyCommitments.entries())
  compare(\`part/\${seat}\`, entropies[seat] && sha256('great-fire-part/1\\n' + entropies[seat]), committed);
const shuffle = createShuffle(sha256, seed, entropies);
const dealt = dealTable(BOX, players.length, options.hiddenColours, shuffle);
const [colours, pawnColours] = ['colour', 'pawn'].map((key) => players.map((player) => player[key]));
for (const [key, told] of Object.entries({ ...setup, startSeat, colours, pawnColours, bands: undefined }))
  compare(key, dealt[key], told);
let { hands, deck, unused } = setup;
for (const [index, { seat, hand, ...redealt }] of actions.filter(({ type }) => type === 'redeal').entries()) {
  const cards = [...hands[seat], ...deck.filter((card) => !card.startsWith('#')), ...unused];
  compare(\`redeal/\${index + 1}\`, { type: 'redeal', ...redealTable(BOX, cards, players.length, index + 1, shuffle) }, { hand, ...redealt });
  hands = hands.map((held, owner) => (owner === seat ? hand : held));
  ({ deck, unused } = redealt);
}
console.log(otherwise.length === 0 ? 'fair' : \`not fair: \${otherwise.join(', ')}\`);
process.exitCode = Math.min(otherwise.length, 1);
`.trimStart();

/** The text of the script. */
async function generateScript(): Promise<string> {
  const source = readFileSync(join(PACKAGE_DIR, 'src', 'setup', 'deal.ts'), 'utf8');
  const { outputText } = transpileModule(source, {
    compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2022, verbatimModuleSyntax: true },
  });
  const functions = await format(outputText.replaceAll('export function', 'function'), {
    ...(await resolveConfig(OUTPUT_FILE)),
    printWidth: 130,
    filepath: OUTPUT_FILE,
  });
  const header = `// node verify-deal.mjs record.json: deals a record's table again from its seed and the seats' parts (docs/fairness.md).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
`;
  return `${header}${functions}${BOX_TEXT}${MAIN_TEXT}`;
}

void generateScript().then((text) => {
  if (process.argv[2] === '-') return process.stdout.write(text);
  writeFileSync(OUTPUT_FILE, text);
  return process.stdout.write(`${OUTPUT_FILE}\n`);
});
