/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { RulesPage } from './rules-page.lazy';

jest.mock('./board-figure.lazy', () => ({ BoardFigure: () => null }));
jest.mock('../page/top-bar', () => ({ TopBar: () => null }));

beforeAll(async () => {
  await initI18n();
  await loadMessages('rulebook');
});

test('marks the section in view in the contents', async () => {
  let enter = (_: Element): void => undefined;
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      enter = (target) =>
        callback([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], this as never);
    }
    observe(): void {}
    disconnect(): void {}
  } as never;
  await act(async () => void render(<RulesPage />));
  const contents = within(screen.getByRole('navigation'));
  expect(contents.queryByRole('link', { current: true })).toBeNull();
  const [first, second] = contents.getAllByRole('link');
  for (const link of [first, second]) {
    const anchor = link?.getAttribute('href')?.slice(1) ?? '';
    act(() => enter(document.getElementById(anchor) ?? document.body));
    expect(contents.getByRole('link', { current: true })).toBe(link);
  }
});

test('names the page in the title of the document', async () => {
  globalThis.IntersectionObserver = class {
    observe(): void {}
    disconnect(): void {}
  } as never;
  await act(async () => void render(<RulesPage />));
  const heading = screen.getByRole('heading', { level: 1 }).textContent;
  expect(document.title).toBe(`${String(heading)}: The Great Fire of London`);
});
