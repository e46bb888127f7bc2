/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cssLayers } from './css-layers';

const SRC = join(__dirname, '../src');

function transformStylesheet(path: string): string | null {
  const { transform } = cssLayers();
  if (typeof transform !== 'function') throw new Error('The plugin transforms style sheets');
  const result = transform.call({} as never, readFileSync(join(SRC, path), 'utf8'), join(SRC, path));
  return typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : null;
}

test('each style sheet of src/ui is in the layer ui, and the element styles are in base', () => {
  const sheets = readdirSync(join(SRC, 'ui')).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(10);
  for (const name of sheets)
    expect(transformStylesheet(`ui/${name}`)).toMatch(/^@layer base, ui;\n@layer ui \{/);
  expect(transformStylesheet('theme/base.css')).toMatch(/^@layer base, ui;\n@layer base \{/);
});

test('the style sheet of a feature has no layer, so it wins over src/ui in any order of the chunks', () => {
  expect(transformStylesheet('table/turn-panel/turn-prompt.module.css')).toBeNull();
});
