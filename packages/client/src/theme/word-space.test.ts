import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT_CSS = readFileSync(join(__dirname, 'splash.css'), 'utf8');
const BASE_CSS = readFileSync(join(__dirname, 'base.css'), 'utf8');
const BUTTON_CSS = readFileSync(join(__dirname, '../ui/button.module.css'), 'utf8');

const MIN_SPACE = 0.2; // em; Arial has 0.278
/** Width of the space in Alegreya Sans, in em, by weight. */
const SPACES = { 400: 0.165, 700: 0.151 } as const;

const wordSpacing = (css: string, selector: RegExp): number => {
  const [, rule = ''] = new RegExp(`${selector.source} \\{([^}]*)\\}`, 'm').exec(css) ?? [];
  return Number(/word-spacing: ([\d.]+)em/.exec(rule)?.[1]);
};

test('keeps words apart in normal and bold text', () => {
  expect(SPACES[400] + wordSpacing(DOCUMENT_CSS, /^body/)).toBeGreaterThan(MIN_SPACE);
  expect(SPACES[700] + wordSpacing(BASE_CSS, /^b,\nstrong,\nsummary,\nth,\n\[role='tab'\]/)).toBeGreaterThan(
    MIN_SPACE,
  );
  expect(SPACES[700] + wordSpacing(BUTTON_CSS, /^\.button/)).toBeGreaterThan(MIN_SPACE);
});
