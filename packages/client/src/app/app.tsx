import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { Redirect, Route, Router, Switch, useLocation, useSearch } from 'wouter';
import { linkedTableStatus } from '../lib/link-state';
import { basePath, parseMatchId, replayPath, tablePath, tvPath } from '../lib/routes';
import { lazyExtra, lazyWithMessages } from '../i18n/lazy-with-messages';
import { ErrorBoundary } from '../ui/error-boundary';
import { LobbyPreview } from '../lobby-preview/lobby-preview';
import { useMaintenance } from '../live/maintenance';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { reportStart } from '../lib/page-start';
import { removeSplash } from '../lib/splash';
import { LoadingScene } from '../page/loading-scene';
import { useSettingsDialog } from '../page/top-bar';
import { withTableFonts } from '../table/table-fonts';
import { type PageKind, pageKindAt, tableMeta } from '../page-kind';
import { awaitPageCode, type PageCode } from './awaited-navigation';

/** The pages whose scene says what is opened. */
const SCENE_KINDS = [
  [/^\/t\//, 'table'],
  [/^\/(?:g|records|practice\/[^/]+\/replay)\//, 'replay'],
  [/^\/rules$/, 'rules'],
] as const;

const SettingsPanel = lazyExtra(
  () => import('./settings-panel.lazy').then((module) => module.SettingsPanel),
  'settings',
);

const closeSettings = () => useSettingsDialog.setState({ isOpen: false });

/** The settings dialog while it is open; navigation closes it. */
function SettingsHost() {
  const [path] = useLocation();
  const { isOpen } = useSettingsDialog();
  useLayoutEffect(() => closeSettings, [path]);
  return isOpen && <SettingsPanel onClose={closeSettings} />;
}

const MaintenanceNotice = lazyExtra(
  () => import('../page/network-notice.lazy').then((module) => module.MaintenanceNotice),
  'network',
);

/** The announced maintenance, above any page. */
function MaintenanceHost() {
  const { at, receivedAt } = useMaintenance();
  return at !== null && <MaintenanceNotice at={at} receivedAt={receivedAt} />;
}

// Each route loads only its own chunk.
const LobbyPage = lazyWithRetry(() => import('../lobby/lobby-page.lazy').then((module) => module.LobbyPage));
const TablePage = lazyWithRetry(() => import('../table/table-page.lazy').then((module) => module.TablePage));
const TvPage = lazyWithMessages(
  () => import('../tv/tv-page.lazy').then((module) => module.TvPage),
  'waitingRoom',
);
const RulesPage = lazyWithMessages(
  () => import('../rules/rules-page.lazy').then((module) => module.RulesPage),
  'rulebook',
);
const RecoverPage = lazyWithMessages(
  () => import('../account/recover-page.lazy').then((module) => module.RecoverPage),
  'recovery',
);
const PracticePage = lazyWithMessages(
  () => import('../practice/practice-page.lazy').then((module) => module.PracticePage),
  'practice',
  'tableOptions',
);
const PracticeGame = lazyWithMessages(
  () => withTableFonts(import('../practice/practice-game.lazy').then((module) => module.PracticeGame)),
  'table',
  'practice',
);
const ReplayPages = lazyWithMessages(
  () => withTableFonts(import('../replay/replay-pages.lazy').then((module) => module.ReplayPages)),
  'table',
  'replay',
);
const ProfileRoutes = lazyWithMessages(
  () => import('../profiles/profile-routes.lazy').then((module) => module.ProfileRoutes),
  'profiles',
);
const GroupRoutes = lazyWithMessages(
  () => import('../groups/group-routes.lazy').then((module) => module.GroupRoutes),
  'groups',
);
const FairnessPage = lazyWithMessages(
  () => import('../fairness/fairness-page.lazy').then((module) => module.FairnessPage),
  'fairness',
);
const TutorialPage = lazyWithMessages(
  () => withTableFonts(import('../tutorial/tutorial-page.lazy').then((module) => module.TutorialPage)),
  'table',
  'tutorial',
);

const UnknownAddress = lazyWithMessages(
  () => import('./unknown-address.lazy').then((module) => module.UnknownAddress),
  'network',
);

// The gallery is for development and the browser tests. The condition is a constant, so the production bundle does not
// contain the gallery.
const Gallery =
  import.meta.env.DEV || import.meta.env.MODE === 'gallery'
    ? lazyWithMessages(
        () => withTableFonts(import('../gallery/gallery.lazy').then((module) => module.Gallery)),
        'table',
        'waitingRoom',
        'tableOptions',
        'replay',
      )
    : null;

const PAGES: Readonly<Record<PageKind, PageCode | null>> = {
  lobby: LobbyPage,
  table: TablePage,
  waitingRoom: TablePage,
  game: TablePage,
  scoring: TablePage,
  replay: ReplayPages,
  rules: RulesPage,
  practice: PracticePage,
  practiceGame: PracticeGame,
  tutorial: TutorialPage,
  other: null,
};

/** The pages that are no kind of their own, and the screen of a table. */
const OTHER_PAGES: readonly (readonly [RegExp, PageCode])[] = [
  [/^\/t\/[^/]+\/tv$/, TvPage],
  [/^\/(?:people\/|leaderboard$)/, ProfileRoutes],
  [/^\/groups(?:\/|$)/, GroupRoutes],
  [/^\/fair(?:\/|$)/, FairnessPage],
];

/** Loads the part of the page that a table of this kind shows first. Other kinds have none. */
const loadTable = async (kind: PageKind): Promise<void> => {
  if (kind === 'waitingRoom' || kind === 'game' || kind === 'scoring')
    await import('../table/table-page.lazy').then((module) => module.loadTable(kind));
};

/**
 * Loads the page of the address before its first render, while the document shows its scene. Rendered at once, it would
 * show the same scene once more for each part that is missing.
 */
export async function loadFirstPage(): Promise<void> {
  const kind = pageKindAt(location.pathname.slice(basePath().length), tableMeta('status'));
  await Promise.all([PAGES[kind]?.load(), loadTable(kind)]).catch(() => undefined); // the page says why
}

/** Opens a page once its code has loaded. The page of a table connects while its parts are loading. */
const aroundNav = awaitPageCode((address, state) => {
  const path = new URL(address, window.location.href).pathname.slice(basePath().length);
  const kind = pageKindAt(path, linkedTableStatus(state));
  loadTable(kind).catch(() => undefined); // the page says why
  return OTHER_PAGES.find(([pattern]) => pattern.test(path))?.[1] ?? PAGES[kind];
});

/** The routes of the app. */
export function App() {
  return (
    <ErrorBoundary>
      <Router base={basePath()} aroundNav={aroundNav}>
        <Suspense fallback={<PageLoading />}>
          <Switch>
            <Route path="/">
              <LobbyPage LobbyPreview={LobbyPreview} />
            </Route>
            <Route path="/t/:id/tv">
              {({ id: text }) => (
                <CanonicalId text={text} path={tvPath}>
                  {(id) => <TvPage key={id} match={id} />}
                </CanonicalId>
              )}
            </Route>
            <Route path="/t/*">
              {({ '*': text = '' }) => (
                <CanonicalId text={text} path={tablePath}>
                  {(id) => <TablePage key={id} match={id} />}
                </CanonicalId>
              )}
            </Route>
            <Route path="/rules">
              <RulesPage />
            </Route>
            <Route path={/^[/](recover|email)$/}>
              <RecoverPage />
            </Route>
            <Route path="/practice">
              <PracticePage LobbyPreview={LobbyPreview} />
            </Route>
            <Route path="/practice/:id">{({ id }) => <PracticeGame key={id} game={id} />}</Route>
            <Route path="/practice/:id/replay/:move?">
              {({ id, move }) => <ReplayPages kind="practice" id={id} move={move} />}
            </Route>
            <Route path="/g/:id/:move?">
              {({ id: text, move }) => (
                <CanonicalId text={text} path={replayPath}>
                  {(id) => <ReplayPages kind="match" id={id} move={move} />}
                </CanonicalId>
              )}
            </Route>
            <Route path="/records/:id?/:move?">
              {({ id, move }) => <ReplayPages kind="record" id={id ?? null} move={move} />}
            </Route>
            <Route path="/people/:handle">
              {({ handle }) => <ProfileRoutes key={handle} handle={handle} />}
            </Route>
            <Route path="/people/:match/:seat">
              {({ match, seat }) => <ProfileRoutes key={`${match}.${seat}`} handle={`${match}.${seat}`} />}
            </Route>
            <Route path="/leaderboard">
              <ProfileRoutes handle={null} />
            </Route>
            <Route path="/groups/:id?">{({ id }) => <GroupRoutes key={id} id={id ?? null} />}</Route>
            <Route path="/fair/:id?">{({ id }) => <FairnessPage key={id} game={id ?? null} />}</Route>
            <Route path="/first-turn">
              <TutorialPage />
            </Route>
            {Gallery !== null && (
              <Route path="/dev/gallery/:name?">{({ name }) => <Gallery name={name ?? null} />}</Route>
            )}
            <Route>
              <UnknownAddress />
            </Route>
          </Switch>
          <SplashEnd />
        </Suspense>
        <SettingsHost />
        <MaintenanceHost />
      </Router>
    </ErrorBoundary>
  );
}

interface CanonicalIdProps {
  readonly text: string; // the part of the address that should be the id of a match
  readonly path: (id: string) => string;
  readonly children: (id: string) => ReactNode;
}

/**
 * Corrects an address that was copied with the punctuation behind it, or in capitals. An address without any id stays,
 * and the page says that nothing is there.
 */
function CanonicalId({ text, path, children }: CanonicalIdProps) {
  const search = useSearch();
  const id = parseMatchId(path(text));
  if (id === null || id === text) return children(text);
  return <Redirect to={search === '' ? path(id) : `${path(id)}?${search}`} replace />;
}

/** Removes the splash with the first page that is shown: effects run once nothing above is loading any more. */
function SplashEnd() {
  useLayoutEffect(() => {
    removeSplash();
    reportStart();
  }, []);
  return null;
}

/** The scene of a page whose parts are loading. */
function PageLoading() {
  const [path] = useLocation();
  return <LoadingScene kind={SCENE_KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'} />;
}
