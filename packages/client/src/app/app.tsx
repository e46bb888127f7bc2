import { Suspense, useLayoutEffect } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { basePath } from '../lib/routes';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
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

const SettingsPanel = lazyWithMessages(
  () => import('./settings-panel.lazy').then((module) => module.SettingsPanel),
  'settings',
);

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

/** Loads the fonts of the table with a page that shows one. */
const withTableFonts = async <C,>(page: Promise<C>): Promise<C> =>
  (await Promise.all([page, preloadTableFonts()]))[0];

// Each route loads only its own chunk.
const LobbyPage = lazyWithRetry(() => import('../lobby/lobby-page.lazy').then((module) => module.LobbyPage));
const TablePage = lazyWithMessages(
  () => withTableFonts(import('../table/table-page.lazy').then((module) => module.TablePage)),
  'table',
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
const FairnessPage = lazyWithMessages(
  () => import('../fairness/fairness-page.lazy').then((module) => module.FairnessPage),
  'fairness',
);
const TutorialPage = lazyWithMessages(
  () => withTableFonts(import('../tutorial/tutorial-page.lazy').then((module) => module.TutorialPage)),
  'table',
  'tutorial',
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
