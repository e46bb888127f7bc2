import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { useTranslation } from './i18n/use-translation';
import { Redirect, Route, Router, Switch } from 'wouter';
import { basePath } from './connection/base-path';
import { openWords } from './i18n/i18n';
import { OpenSettings } from './shell/settings/settings-button';
import { tableFaces } from './theme/table-faces';
import { FaultFence } from './ui/fault-fence';
import { lazily } from './shell/lazily';

/** A page that is fetched when its address is opened, with what else it needs. */
const paged = <P extends object>(fetched: Promise<ComponentType<P>>, ...more: readonly Promise<unknown>[]) =>
  Promise.all([fetched, ...more]).then(([page]) => ({ default: page }));

// Each address fetches only what it shows.
const FrontPage = lazily(() => paged(import('./lobby/front-page').then((page) => page.FrontPage)));
const TablePage = lazily(() =>
  paged(
    import('./table/table-page').then((page) => page.TablePage),
    openWords('table'),
    tableFaces(),
  ),
);
const RulesPage = lazily(() =>
  paged(
    import('./rules-page/rules-page').then((page) => page.RulesPage),
    openWords('rules'),
  ),
);
const RecoverPage = lazily(() =>
  paged(
    import('./recovery/recover-page').then((page) => page.RecoverPage),
    openWords('recover'),
  ),
);
const PracticePage = lazily(() =>
  paged(
    import('./practice/practice-page').then((page) => page.PracticePage),
    openWords('practice'),
  ),
);
const PracticeGame = lazily(() =>
  paged(
    import('./practice/practice-game').then((page) => page.PracticeGame),
    openWords('table'),
    openWords('practice'),
    tableFaces(),
  ),
);
const ReplayPages = lazily(() =>
  paged(
    import('./replay/replay-pages').then((page) => page.ReplayPages),
    openWords('table'),
    openWords('replay'),
    tableFaces(),
  ),
);
const PeoplePages = lazily(() =>
  paged(
    import('./people/people-pages').then((page) => page.PeoplePages),
    openWords('people'),
  ),
);
const FairPage = lazily(() =>
  paged(
    import('./fair/fair-page').then((page) => page.FairPage),
    openWords('fair'),
  ),
);
const FirstTurn = lazily(() =>
  paged(
    import('./first-turn/first-turn').then((page) => page.FirstTurn),
    openWords('table'),
    openWords('first-turn'),
    tableFaces(),
  ),
);

// Only in development and in the build that the browser tests look at: the condition is a constant, so the
// production bundle has no trace of it.
const Gallery =
  import.meta.env.DEV || import.meta.env.MODE === 'gallery'
    ? lazily(async () => {
        const words = (['table', 'room', 'opening', 'replay'] as const).map(openWords);
        const [page] = await Promise.all([import('./dev/gallery'), tableFaces(), ...words]);
        return { default: page.Gallery };
      })
    : null;

/** The pages by their address. */
export function App() {
  return (
    <FaultFence>
      <Router base={basePath()}>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/">
              <FrontPage />
            </Route>
            <Route path="/t/:id">{({ id }) => <TablePage key={id} match={id} />}</Route>
            <Route path="/rules">
              <RulesPage />
            </Route>
            <Route path={/^[/](recover|mail)$/}>
              <RecoverPage />
            </Route>
            <Route path="/practice">
              <PracticePage />
            </Route>
            <Route path="/practice/:id">{({ id }) => <PracticeGame key={id} game={id} />}</Route>
            <Route path="/practice/:id/replay/:move?">
              {({ id, move }) => <ReplayPages of="practice" id={id} move={move} />}
            </Route>
            <Route path="/g/:id/:move?">
              {({ id, move }) => <ReplayPages of="match" id={id} move={move} />}
            </Route>
            <Route path="/records/:id?/:move?">
              {({ id, move }) => <ReplayPages of="record" id={id ?? null} move={move} />}
            </Route>
            <Route path="/people/:handle">
              {({ handle }) => <PeoplePages key={handle} handle={handle} />}
            </Route>
            <Route path="/leaders">
              <PeoplePages handle={null} />
            </Route>
            <Route path="/fair/:id?">{({ id }) => <FairPage key={id} game={id ?? null} />}</Route>
            <Route path="/first-turn">
              <FirstTurn />
            </Route>
            {Gallery !== null && (
              <Route path="/dev/gallery/:name?">{({ name }) => <Gallery name={name ?? null} />}</Route>
            )}
            <Route>
              <Redirect to="/" />
            </Route>
          </Switch>
        </Suspense>
        <OpenSettings />
      </Router>
    </FaultFence>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <p role="status" className="visually-hidden">
      {t('loading')}
    </p>
  );
}
