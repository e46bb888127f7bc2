import type { ComponentType } from 'react';
import { Suspense, useLayoutEffect } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { basePath } from '../lib/routes';
import { loadMessages } from '../i18n/i18n';
import { ErrorBoundary } from '../ui/error-boundary';
import { LobbyPreview } from '../lobby-preview/lobby-preview';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { useSettingsDialog } from '../page/top-bar';

/** Fonts of the table that the first paint does not load. */
const TABLE_FONTS = [
  "italic 16px 'IM Fell English'",
  ...[400, 500, 700, 800].map((weight) => `${String(weight)} 16px 'Alegreya Sans'`),
];

const TIMEOUT_MS = 500;

const SettingsPanel = lazyWithRetry(async () => {
  const [module] = await Promise.all([import('./settings-panel.lazy'), loadMessages('settings')]);
  return { default: module.SettingsPanel };
});

const closeSettings = () => useSettingsDialog.setState({ isOpen: false });

/** The settings dialog while it is open; navigation closes it. */
function SettingsHost() {
  const [path] = useLocation();
  const { isOpen } = useSettingsDialog();
  useLayoutEffect(() => closeSettings, [path]);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <SettingsPanel onClose={closeSettings} />
      </Suspense>
    )
  );
}

/** Loads a page and its messages when its route is opened. */
const lazyPage = <P extends object>(
  component: Promise<ComponentType<P>>,
  ...dependencies: readonly Promise<unknown>[]
) => Promise.all([component, ...dependencies]).then(([page]) => ({ default: page }));

// Each route loads only its own chunk.
const LobbyPage = lazyWithRetry(() =>
  lazyPage(import('../lobby/lobby-page.lazy').then((page) => page.LobbyPage)),
);
const TablePage = lazyWithRetry(() =>
  lazyPage(
    import('../table/table-page.lazy').then((page) => page.TablePage),
    loadMessages('table'),
    preloadTableFonts(),
  ),
);
const RulesPage = lazyWithRetry(() =>
  lazyPage(
    import('../rules/rules-page.lazy').then((page) => page.RulesPage),
    loadMessages('rulebook'),
  ),
);
const RecoverPage = lazyWithRetry(() =>
  lazyPage(
    import('../account/recover-page.lazy').then((page) => page.RecoverPage),
    loadMessages('recovery'),
  ),
);
const PracticePage = lazyWithRetry(() =>
  lazyPage(
    import('../practice/practice-page.lazy').then((page) => page.PracticePage),
    loadMessages('practice'),
  ),
);
const PracticeGame = lazyWithRetry(() =>
  lazyPage(
    import('../practice/practice-game.lazy').then((page) => page.PracticeGame),
    loadMessages('table'),
    loadMessages('practice'),
    preloadTableFonts(),
  ),
);
const ReplayPages = lazyWithRetry(() =>
  lazyPage(
    import('../replay/replay-pages.lazy').then((page) => page.ReplayPages),
    loadMessages('table'),
    loadMessages('replay'),
    preloadTableFonts(),
  ),
);
const ProfileRoutes = lazyWithRetry(() =>
  lazyPage(
    import('../profiles/profile-routes.lazy').then((page) => page.ProfileRoutes),
    loadMessages('profiles'),
  ),
);
const FairnessPage = lazyWithRetry(() =>
  lazyPage(
    import('../fairness/fairness-page.lazy').then((page) => page.FairnessPage),
    loadMessages('fairness'),
  ),
);
const TutorialPage = lazyWithRetry(() =>
  lazyPage(
    import('../tutorial/tutorial-page.lazy').then((page) => page.TutorialPage),
    loadMessages('table'),
    loadMessages('tutorial'),
    preloadTableFonts(),
  ),
);

// The gallery is for development and the browser tests. The condition is a constant, so the production bundle does not
// contain the gallery.
const Gallery =
  import.meta.env.DEV || import.meta.env.MODE === 'gallery'
    ? lazyWithRetry(async () => {
        const bundles = (['table', 'waitingRoom', 'tableOptions', 'replay'] as const).map(loadMessages);
        const [page] = await Promise.all([
          import('../gallery/gallery.lazy'),
          preloadTableFonts(),
          ...bundles,
        ]);
        return { default: page.Gallery };
      })
    : null;

/** The routes of the app. */
export function App() {
  return (
    <ErrorBoundary>
      <Router base={basePath()}>
        <Suspense fallback={<LoadingStatus />}>
          <Switch>
            <Route path="/">
              <LobbyPage LobbyPreview={LobbyPreview} />
            </Route>
            <Route path="/t/:id">{({ id }) => <TablePage key={id} match={id} />}</Route>
            <Route path="/rules">
              <RulesPage />
            </Route>
            <Route path={/^[/](recover|email)$/}>
              <RecoverPage />
            </Route>
            <Route path="/practice">
              <PracticePage />
            </Route>
            <Route path="/practice/:id">{({ id }) => <PracticeGame key={id} game={id} />}</Route>
            <Route path="/practice/:id/replay/:move?">
              {({ id, move }) => <ReplayPages kind="practice" id={id} move={move} />}
            </Route>
            <Route path="/g/:id/:move?">
              {({ id, move }) => <ReplayPages kind="match" id={id} move={move} />}
            </Route>
            <Route path="/records/:id?/:move?">
              {({ id, move }) => <ReplayPages kind="record" id={id ?? null} move={move} />}
            </Route>
            <Route path="/people/:handle">
              {({ handle }) => <ProfileRoutes key={handle} handle={handle} />}
            </Route>
            <Route path="/leaderboard">
              <ProfileRoutes handle={null} />
            </Route>
            <Route path="/fair/:id?">{({ id }) => <FairnessPage key={id} game={id ?? null} />}</Route>
            <Route path="/first-turn">
              <TutorialPage />
            </Route>
            {Gallery !== null && (
              <Route path="/dev/gallery/:name?">{({ name }) => <Gallery name={name ?? null} />}</Route>
            )}
            <Route>
              <Redirect to="/" />
            </Route>
          </Switch>
        </Suspense>
        <SettingsHost />
      </Router>
    </ErrorBoundary>
  );
}

function LoadingStatus() {
  const { t } = useTranslation();
  return (
    <p role="status" className="visually-hidden">
      {t('loading')}
    </p>
  );
}

/**
 * Loads the table's fonts in parallel with its code: a font that arrives after the map is drawn causes a second layout
 * and paint of the whole map. Resolves when the fonts are loaded, or after a time-out.
 */
async function preloadTableFonts(): Promise<void> {
  await Promise.race([
    Promise.allSettled(TABLE_FONTS.map((font) => document.fonts.load(font, 'Aa1'))),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
}
