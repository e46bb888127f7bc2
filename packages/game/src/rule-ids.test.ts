import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REASONS, RULE_IDS, describeRefusal } from './index';

const root = join(__dirname, '..');
const documentedIds = [
  ...readFileSync(join(root, 'RULES.md'), 'utf8').matchAll(/^(?:- |\| )([A-Z]+-(?:\d+|[A-Z]))\b/gm),
].map((match) => match[1] ?? '');

const testTexts = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      file.endsWith('.test.ts') && !file.endsWith('rule-ids.test.ts') && !file.includes('node_modules'),
  )
  .map((file) => readFileSync(join(root, file), 'utf8'));

/** The rule ids in test and group titles. A range counts only by the ids that it spells out. */
const testedIds = new Set(
  testTexts.flatMap((text) =>
    [
      ...text.matchAll(/\b(?:it|test|describe)(?:\.each\b[\s\S]*?\)\s*)?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g),
    ].flatMap((match) =>
      [
        ...(match[2] ?? '').matchAll(
          /\b(?:SET|FIRE|BURN|DBL|ACT|DEM|DRAW|INT|END|OPT|UNDO|SEC)-(?:\d+|[A-Z]\b)/g,
        ),
      ].map((id) => id[0]),
    ),
  ),
);

describe('rule ids', () => {
  it('are the same in RULES.md and in the code', () => {
    expect([...RULE_IDS]).toEqual(documentedIds);
  });

  it('all appear in a test title', () => {
    expect(RULE_IDS.filter((id) => !testedIds.has(id))).toEqual([]);
  });

  it('exist in RULES.md when a test title names them', () => {
    expect([...testedIds].filter((id) => !documentedIds.includes(id))).toEqual([]);
  });

  it('come with reasons that each have their own sentence', () => {
    const sentences = REASONS.map((reason) => describeRefusal({ rule: 'FIRE-1', reason }));
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{L}+ \p{L}+/u);
    expect(new Set(sentences).size).toBe(REASONS.length);
  });
});
