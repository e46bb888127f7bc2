/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(__dirname, '..');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (name) => !name.includes('.test.'),
);
const readAll = (isWanted: (name: string) => boolean): string =>
  files
    .filter(isWanted)
    .map((name) => readFileSync(join(SRC, name), 'utf8'))
    .join('\n');
const namesIn = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(' ').filter(Boolean)));

const defined = namesIn(
  readAll((name) => name.endsWith('.css') && !name.endsWith('.module.css')),
  /\.([a-z][\w-]*)/g,
);
const used = new Set([
  ...namesIn(
    readAll((name) => name.endsWith('.module.css')),
    /composes: ([^;]+) from global;/g,
  ),
  ...namesIn(
    readAll((name) => name.endsWith('.tsx')).replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ' '),
    /className=(?:"|\{` *)([a-z][^"`]*)/g,
  ),
]);

test('composes and names only global classes that a style sheet defines', () => {
  expect(used.size).toBeGreaterThan(40);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

test('defines no layout primitive that nothing uses', () => {
  const primitives = namesIn(readFileSync(join(SRC, 'ui/layout.css'), 'utf8'), /^\.([\w-]+) \{/gm);
  expect([...primitives].filter((name) => !used.has(name))).toEqual([]);
});

test('names only classes of a module that its style sheet defines', () => {
  const unknown = files
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const source = readFileSync(join(SRC, name), 'utf8');
      return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, styles, path]) => {
        const classes = namesIn(
          readFileSync(join(SRC, name, '..', path ?? ''), 'utf8'),
          /\.([a-zA-Z][\w-]*)/g,
        );
        return [...namesIn(source, new RegExp(`\\b${styles ?? ''}\\['([\\w-]+)'\\]`, 'g'))]
          .filter((each) => !classes.has(each))
          .map((each) => `${name}: ${each}`);
      });
    });
  expect(unknown).toEqual([]);
});

test('composes nothing that the `font` of the same rule resets', () => {
  const layout = readFileSync(join(SRC, 'ui/layout.css'), 'utf8');
  const fontNames = namesIn(layout, /^\.([\w-]+) \{\n {2}(?:font|line-height)/gm);
  expect(fontNames).toContain('text-15');
  const rules = readAll((name) => name.endsWith('.module.css')).matchAll(
    /composes: ([^;]+) from global;[^}]*\n +font: /g,
  );
  const reset = [...rules].flatMap(([, names = '']) =>
    names.split(' ').filter((name) => fontNames.has(name)),
  );
  expect(reset).toEqual([]);
});

test('names no layout primitive beside a class of a module that sets the same', () => {
  const propertiesOf = (sheet: string): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(
      [...sheet.matchAll(/^\.([\w-]+) \{\n((?: {2}[^\n]*\n)+)\}/gm)].map(([, name = '', body = '']) => [
        name,
        namesIn(body, /^ {2}([\w-]+):/gm),
      ]),
    );
  const primitives = propertiesOf(readFileSync(join(SRC, 'ui/layout.css'), 'utf8'));
  const overridden = files
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const source = readFileSync(join(SRC, name), 'utf8');
      const modules = new Map(
        [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, styles, path = '']) => [
          styles,
          propertiesOf(readFileSync(join(SRC, name, '..', path), 'utf8')),
        ]),
      );
      return [...source.matchAll(/`((?:[^`$]|\$\{(?:[^{}]|\{[^{}]*\})*\})*)`/g)].flatMap(([, names = '']) => {
        // The primitives may depend on a condition; the class of the module is always there.
        const always = names.replaceAll(/\$\{(?!\w+\['[\w-]+'\]\})(?:[^{}]|\{[^{}]*\})*\}/g, '');
        const own = [...always.matchAll(/\$\{(\w+)\['([\w-]+)'\]\}/g)];
        const listed = names
          .replaceAll(/\w+\['[\w-]+'\]/g, '')
          .split(/[^\w-]+/)
          .filter((each) => primitives.has(each));
        return own.flatMap(([, styles, key = '']) => {
          const set = modules.get(styles)?.get(key) ?? new Set();
          return listed
            .filter((each) => [...(primitives.get(each) ?? [])].every((property) => set.has(property)))
            .map((each) => `${name}: ${each} beside ${key}`);
        });
      });
    });
  expect(overridden).toEqual([]);
});
