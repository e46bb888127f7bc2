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

test('orders element styles, style sheets of src/ui and layout primitives by layers', () => {
  const sheets = readdirSync(join(SRC, 'ui')).filter((name) => name.endsWith('.module.css'));
  expect(sheets.length).toBeGreaterThan(10);
  for (const name of sheets)
    expect(transformStylesheet(`ui/${name}`)).toMatch(/^@layer base, ui, layout;\n@layer ui \{/);
  expect(transformStylesheet('theme/base.css')).toMatch(/^@layer base, ui, layout;\n@layer base \{/);
  expect(transformStylesheet('ui/layout.css')).toMatch(/^@layer base, ui, layout;\n@layer layout \{/);
});

test("gives a feature's style sheet no layer, so that it wins over src/ui in any chunk order", () => {
  expect(transformStylesheet('table/turn-panel/turn-panel.module.css')).toBeNull();
});
