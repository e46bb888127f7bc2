import { lazy, Suspense } from 'react';
import { useTranslation } from './i18n/use-translation';
import { Redirect, Route, Router, Switch } from 'wouter';
import { basePath } from './connection/base-path';
import { openWords } from './i18n/i18n';
import { OpenSettings } from './shell/settings/settings-button';
import { tableFaces } from './theme/table-faces';
import { FaultFence } from './ui/fault-fence';

// Each address fetches only what it shows.
const FrontPage = lazy(() => import('./lobby/front-page').then((page) => ({ default: page.FrontPage })));
const TablePage = lazy(async () => {
  const [page] = await Promise.all([import('./table/table-page'), openWords('table'), tableFaces()]);
  return { default: page.TablePage };
});
const RulesPage = lazy(async () => {
  const [page] = await Promise.all([import('./rules-page/rules-page'), openWords('rules')]);
  return { default: page.RulesPage };
});
const RecoverPage = lazy(async () => {
  const [page] = await Promise.all([import('./recovery/recover-page'), openWords('recover')]);
  return { default: page.RecoverPage };
});
const PracticePage = lazy(async () => {
  const [page] = await Promise.all([import('./practice/practice-page'), openWords('practice')]);
  return { default: page.PracticePage };
});
const PracticeGame = lazy(async () => {
  const [page] = await Promise.all([
    import('./practice/practice-game'),
    openWords('table'),
    openWords('practice'),
    tableFaces(),
  ]);
  return { default: page.PracticeGame };
});
const PeoplePages = lazy(async () => {
  const [page] = await Promise.all([import('./people/people-pages'), openWords('people')]);
  return { default: page.PeoplePages };
});
const FirstTurn = lazy(async () => {
  const [page] = await Promise.all([
    import('./first-turn/first-turn'),
    openWords('table'),
    openWords('first-turn'),
    tableFaces(),
  ]);
  return { default: page.FirstTurn };
});

// Only in development and in the build that the browser tests look at: the condition is a constant, so the
// production bundle has no trace of it.
const Gallery =
  import.meta.env.DEV || import.meta.env.MODE === 'gallery'
    ? lazy(async () => {
        const words = (['table', 'room', 'opening'] as const).map(openWords);
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
            <Route path="/people/:handle">
              {({ handle }) => <PeoplePages key={handle} handle={handle} />}
            </Route>
            <Route path="/leaders">
              <PeoplePages handle={null} />
            </Route>
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
