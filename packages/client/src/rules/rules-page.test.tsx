/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react/pure';
import { initI18n, loadMessages } from '../i18n/i18n';
import { useTheme } from '../theme/theme';
import { RulesPage } from './rules-page.lazy';

jest.mock('../page/top-bar', () => ({ TopBar: () => null }));

let enterSection: (section: Element) => void = () => undefined;

beforeAll(async () => {
  await initI18n();
  await loadMessages('rulebook');
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      enterSection = (target) =>
        callback([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], this as never);
    }
    observe(): void {}
    disconnect(): void {}
  } as never;
  await act(async () => void render(<RulesPage />));
});
afterAll(cleanup);

const hits = () => [...document.querySelectorAll('main ol > li')].map(({ id }) => id);

test('marks the section in view in the contents', () => {
  const contents = within(screen.getByRole('navigation'));
  expect(contents.queryByRole('link', { current: true })).toBeNull();
  const [first, second] = contents.getAllByRole('link');
  for (const link of [first, second]) {
    const anchor = link?.getAttribute('href')?.slice(1) ?? '';
    act(() => enterSection(document.getElementById(anchor) ?? document.body));
    expect(contents.getByRole('link', { current: true })).toBe(link);
  }
});

test('names the page in the title of the document', () => {
  const heading = screen.getByRole('heading', { level: 1 }).textContent;
  expect(document.title).toBe(`${String(heading)}: The Great Fire of London`);
});

test('shows each figure with its districts in words and a caption', async () => {
  const figures = await screen.findAllByRole('figure');
  expect(figures).toHaveLength(5);
  const [spread] = figures;
  expect(spread?.querySelector('figcaption')?.textContent).toMatch(
    /^A North card and a cone from Cheapside: /,
  );
  expect(
    within(spread as HTMLElement).getByText('Cheapside, on fire, 3 cones, objective worth 6 points'),
  ).toBeTruthy();
});

test('searches while the user types, and announces the number of results', () => {
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  const status = screen.getByRole('status');
  fireEvent.change(field, { target: { value: 'returning cones' } });
  expect(hits()).toEqual(['ACT-6']);
  expect(status.textContent).toBe('1 result');
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('Returning');
  expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('figure')).toBeNull();

  fireEvent.submit(field);
  expect(document.activeElement?.id).toBe('ACT-6');

  fireEvent.change(field, { target: { value: 'xyzzy' } });
  expect(hits()).toEqual([]);
  expect(status.textContent).toBe('Nothing found for “xyzzy”.');

  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field.value).toBe('');
  expect(hits().length).toBeGreaterThan(50);
  expect(status.textContent).toBe('');
});

test('prints in the light theme', () => {
  act(() => useTheme.getState().setSetting('night'));
  const { dataset } = document.documentElement;
  window.dispatchEvent(new Event('beforeprint'));
  expect(dataset['theme']).toBe('parchment');
  window.dispatchEvent(new Event('afterprint'));
  expect(dataset['theme']).toBe('night');
});
