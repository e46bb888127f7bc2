import { cropSvg } from './crop-svg';

const OUTSIDE_PATH = 'M900 900L910 910'.repeat(80);
const createSvg = (d: string) => `<svg viewBox="0 0 100 100"><path d="${d}${OUTSIDE_PATH}"></path></svg>`;
const pathOf = (svg: string) => / d="([^"]*)"/.exec(svg)?.[1] ?? null;

test('writes lines as relative steps without adding up rounding errors', () => {
  expect(pathOf(cropSvg(createSvg('M10.04 10.04L20.08 10.12L30.16 20Z')))).toBe('M10 10l10.1 .1l10.1 9.9Z');
});

test('removes paths outside the frame, and path elements that become empty', () => {
  expect(pathOf(cropSvg(createSvg('M10 10L20 20M500 10L520 20')))).toBe('M10 10l10 10');
  expect(cropSvg(createSvg(''))).not.toContain('<path');
});

test('keeps a curve that reaches into the frame', () => {
  const curve = 'M374.1 50q3.1-3.4 6.1 0M50 50q3.1-3.4 6.1 0';
  expect(pathOf(cropSvg(createSvg(curve)))).toBe('M50 50q3.1-3.4 6.1 0');
  expect(pathOf(cropSvg(createSvg('M-10 50C10 10 50 50 90 90')))).toBe('M-10 50C10 10 50 50 90 90');
});

test('keeps a short path, because its group may move it into the frame', () => {
  expect(cropSvg('<svg viewBox="0 0 9 9"><path d="M-28 6h54l-7 11h-38z"/></svg>')).toContain('M-28 6h54');
});
