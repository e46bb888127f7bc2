/** Finds the message keys in the source by its syntax: `t('…')`, `t(\`…\`)` and `i18nKey`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const SOURCE = join(__dirname, '..');

/** One use of a key: a pattern of the full keys that it may stand for, its text and its file. */
export interface KeyUse {
  readonly pattern: RegExp;
  readonly text: string;
  readonly file: string;
}

/** Returns all uses in the source without tests and catalogues. Keys in variables are not found. */
export function keysInSource(): readonly KeyUse[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^i18n\/|\.d\.ts$/.test(file))
    .flatMap((file) => keysInFile(join(SOURCE, file)));
}

function keysInFile(file: string): readonly KeyUse[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const namespaces = namespacesIn(source.text);
  const uses: KeyUse[] = [];
  const visit = (node: ts.Node): void => {
    for (const text of keysInNode(node)) {
      const namespace = text.includes(':') ? '' : `(${namespaces.join('|')}):`;
      const pattern = new RegExp(`^${namespace}${text.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`);
      uses.push({ pattern, text, file: relative(SOURCE, file) });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return uses;
}

// Keys of the component's first catalogue may omit its name.
function namespacesIn(text: string): readonly string[] {
  const named = [...text.matchAll(/(?:useTranslation\(\[?|\b(?:TFunction|SayOf)<\[?)'(\w+)'/g)].map(
    ([, name]) => name ?? '',
  );
  return /useTranslation\(\)/.test(text) || named.length === 0 ? ['common', ...named] : named;
}

function keysInNode(node: ts.Node): readonly string[] {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't') {
    const [key] = node.arguments;
    return key === undefined ? [] : keyPatterns(key);
  }
  if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && node.name.text === 'i18nKey') {
    const value = node.initializer;
    if (value === undefined) return [];
    if (ts.isStringLiteral(value)) return [value.text];
    return ts.isJsxExpression(value) && value.expression !== undefined ? keyPatterns(value.expression) : [];
  }
  return [];
}

// `*` stands for one step of a key or a part of a step.
function keyPatterns(key: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(key)) return [key.text];
  if (ts.isConditionalExpression(key)) return [...keyPatterns(key.whenTrue), ...keyPatterns(key.whenFalse)];
  if (ts.isTemplateExpression(key)) {
    return [key.head.text + key.templateSpans.map((span) => `*${span.literal.text}`).join('')];
  }
  return [];
}
