/** @jest-environment jsdom */
import type { MatchListItem } from '@great-fire/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { initI18n } from '../i18n/i18n';
import { EMPTY_LOBBY, type LobbyLists } from '../live/lobby-reducer';
import { LobbyView } from './lobby-page.lazy';

// Vite alone has these modules.
jest.mock('virtual:pictures', () => ({ engravedCity: '', flatCity: '' }), { virtual: true });
jest.mock('../lib/lazy-with-retry', () => ({ lazyWithRetry: () => () => null })); // the lists themselves

let isDesktop = true;

beforeAll(async () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: isDesktop && query.includes('min-width') }) as MediaQueryList;
  globalThis.fetch = () => Promise.reject(new Error('no picture'));
  await initI18n();
});
beforeEach(() => {
  localStorage.clear();
  isDesktop = true;
});
afterEach(cleanup);

const match = (id: string, more: Partial<MatchListItem> = {}): MatchListItem => ({
  ...{ id, name: id, status: 'open', seats: ['Anna', null, null], clock: '', lang: 'en' },
  ...more,
});
const matches = (count: number) => Array.from({ length: count }, (_, place) => match(`Table ${place}`));

const PreviewStub = ({
  isCompact,
  children,
}: {
  readonly isCompact: boolean;
  readonly children: ReactNode;
}) => (
  <div data-testid="preview" data-compact={isCompact}>
    {children}
  </div>
);

/** Returns the form of the preview in a lobby with these lists; null: none. */
function previewForm(lists: Partial<LobbyLists>): string | null {
  render(
    <LobbyView lobby={{ ...EMPTY_LOBBY, ...lists }} isReady LobbyPreview={PreviewStub} onLoadMore={null} />,
  );
  const form = screen.queryByTestId('preview')?.dataset['compact'] ?? null;
  cleanup();
  return form;
}

test('shows the preview in an empty lobby, and in compact form below a few tables', () => {
  expect(previewForm({})).toBe('false');
  expect(previewForm({ open: matches(1) })).toBe('true');
  expect(previewForm({ open: matches(4) })).toBe('true');
});

test('shows no preview where tables or live games fill the lobby', () => {
  const live = match('Live', { status: 'running', seats: ['Anna', 'Ben', 0] });
  expect(previewForm({ open: matches(5) })).toBeNull();
  expect(previewForm({ open: matches(1), running: [live] })).toBeNull();
  expect(previewForm({ running: [live] })).toBe('false');
});

test('leads a first-time visitor to the groups', () => {
  render(<LobbyView lobby={EMPTY_LOBBY} isReady LobbyPreview={PreviewStub} onLoadMore={null} />);
  expect(screen.getByRole('link', { name: /Make a group/ }).getAttribute('href')).toBe('/groups');
});

test('shows no preview on a phone', () => {
  isDesktop = false;
  expect(previewForm({})).toBeNull();
  expect(previewForm({ open: matches(1) })).toBeNull();
});

test('says that anyone may take the seat of a player who left', () => {
  const running = match('Bread & Butter', { status: 'running', seats: ['Anna', 'Ben', 0] });
  const renderBanner = (openSeats: readonly number[]) => {
    const table = { match: { ...running, openSeats }, seat: 0, openedAt: 0, activeTurn: null };
    render(
      <LobbyView
        lobby={{ ...EMPTY_LOBBY, mine: [table] }}
        isReady
        LobbyPreview={PreviewStub}
        onLoadMore={null}
      />,
    );
    const text = screen.getByTestId('continue-banner').textContent;
    cleanup();
    return text;
  };
  expect(renderBanner([0])).toBe('Your seat is open: Bread & ButterContinue');
  expect(renderBanner([1])).toBe('Bread & ButterContinue');
});

test('keeps the place of the link to the active table until the tables are fetched', () => {
  const mine = [
    { match: match('Anna’s table', { status: 'running' }), seat: 0, openedAt: 0, activeTurn: null },
  ];
  const lobby = (lists: Partial<LobbyLists>, isReady: boolean) => (
    <LobbyView
      lobby={{ ...EMPTY_LOBBY, ...lists }}
      isReady={isReady}
      LobbyPreview={PreviewStub}
      onLoadMore={null}
    />
  );
  const hasPlace = () => screen.queryByTestId('continue-placeholder') !== null;
  const { rerender } = render(lobby({}, false));
  expect(hasPlace()).toBe(false); // the first visit
  rerender(lobby({ mine }, true));
  expect(screen.queryByTestId('continue-banner')).not.toBeNull();
  cleanup();
  const second = render(lobby({}, false));
  expect(hasPlace()).toBe(true);
  second.rerender(lobby({}, true));
  expect(hasPlace()).toBe(false);
  cleanup();
  render(lobby({}, false));
  expect(hasPlace()).toBe(false); // no table was active last time
});

test('keeps the places of the lists of the last visit until the tables are fetched', () => {
  const mine = [
    { match: match('Anna’s table', { status: 'running' }), seat: 0, openedAt: 0, activeTurn: null },
  ];
  const show = (lists: Partial<LobbyLists>, isReady: boolean) => {
    const view = render(
      <LobbyView
        lobby={{ ...EMPTY_LOBBY, ...lists }}
        isReady={isReady}
        LobbyPreview={PreviewStub}
        onLoadMore={null}
      />,
    );
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const rows = screen.queryAllByTestId('loading-rows').map(({ style }) => style.getPropertyValue('--rows'));
    const isFindable = screen.getByTestId('find-game').matches(':enabled');
    view.unmount();
    return { headings, rows, isFindable };
  };
  expect(show({}, false)).toEqual({
    headings: ['Play with others', 'Open tables'],
    rows: ['1'],
    isFindable: false,
  });
  expect(show({ mine, open: matches(3) }, true)).toMatchObject({ rows: [], isFindable: true });
  expect(show({}, false)).toEqual({
    headings: ['Play with others', 'My tables', 'Open tables'],
    rows: ['1', '3'],
    isFindable: false,
  });
});
