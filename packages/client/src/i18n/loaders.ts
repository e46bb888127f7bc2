/** Dynamic imports of the message bundles. A page loads its bundle when it is opened, in one language only. */
import type { Language } from './languages';

/** Name of a message bundle; `core` has the texts that all pages need. */
export type MessageBundle =
  | 'core'
  | 'table'
  | 'session'
  | 'settings'
  | 'tutorial'
  | 'rulebook'
  | 'help'
  | 'recovery'
  | 'practice'
  | 'profiles'
  | 'scoring'
  | 'waitingRoom'
  | 'chat'
  | 'tableOptions'
  | 'lobbyLists'
  | 'notes'
  | 'dealFairness'
  | 'fairness'
  | 'replay';

type Namespaces = Readonly<Record<string, object>>;
type Loader = () => Promise<Namespaces>;

export const LOADERS: Readonly<Record<Language, Readonly<Record<MessageBundle, Loader>>>> = {
  en: {
    core: () => import('./locales/en/core').then(({ coreBundle }) => coreBundle),
    table: () => import('./locales/en/table-bundle').then(({ tableBundle }) => tableBundle),
    session: () => import('./locales/en/session'),
    settings: () => import('./locales/en/settings'),
    tutorial: () => import('./locales/en/tutorial'),
    rulebook: () => import('./locales/en/rulebook'),
    help: () => import('./locales/en/help'),
    recovery: () => import('./locales/en/recovery'),
    practice: () => import('./locales/en/practice'),
    profiles: () => import('./locales/en/profiles'),
    scoring: () => import('./locales/en/scoring'),
    waitingRoom: () => import('./locales/en/waiting-room'),
    chat: () => import('./locales/en/chat'),
    tableOptions: () => import('./locales/en/table-options'),
    lobbyLists: () => import('./locales/en/lobby-lists'),
    notes: () => import('./locales/en/notes'),
    dealFairness: () => import('./locales/en/deal-fairness'),
    fairness: () => import('./locales/en/fairness'),
    replay: () => import('./locales/en/replay'),
  },
  de: {
    core: () => import('./locales/de/core').then(({ coreBundle }) => coreBundle),
    table: () => import('./locales/de/table-bundle').then(({ tableBundle }) => tableBundle),
    session: () => import('./locales/de/session'),
    settings: () => import('./locales/de/settings'),
    tutorial: () => import('./locales/de/tutorial'),
    rulebook: () => import('./locales/de/rulebook'),
    help: () => import('./locales/de/help'),
    recovery: () => import('./locales/de/recovery'),
    practice: () => import('./locales/de/practice'),
    profiles: () => import('./locales/de/profiles'),
    scoring: () => import('./locales/de/scoring'),
    waitingRoom: () => import('./locales/de/waiting-room'),
    chat: () => import('./locales/de/chat'),
    tableOptions: () => import('./locales/de/table-options'),
    lobbyLists: () => import('./locales/de/lobby-lists'),
    notes: () => import('./locales/de/notes'),
    dealFairness: () => import('./locales/de/deal-fairness'),
    fairness: () => import('./locales/de/fairness'),
    replay: () => import('./locales/de/replay'),
  },
  fr: {
    core: () => import('./locales/fr/core').then(({ coreBundle }) => coreBundle),
    table: () => import('./locales/fr/table-bundle').then(({ tableBundle }) => tableBundle),
    session: () => import('./locales/fr/session'),
    settings: () => import('./locales/fr/settings'),
    tutorial: () => import('./locales/fr/tutorial'),
    rulebook: () => import('./locales/fr/rulebook'),
    help: () => import('./locales/fr/help'),
    recovery: () => import('./locales/fr/recovery'),
    practice: () => import('./locales/fr/practice'),
    profiles: () => import('./locales/fr/profiles'),
    scoring: () => import('./locales/fr/scoring'),
    waitingRoom: () => import('./locales/fr/waiting-room'),
    chat: () => import('./locales/fr/chat'),
    tableOptions: () => import('./locales/fr/table-options'),
    lobbyLists: () => import('./locales/fr/lobby-lists'),
    notes: () => import('./locales/fr/notes'),
    dealFairness: () => import('./locales/fr/deal-fairness'),
    fairness: () => import('./locales/fr/fairness'),
    replay: () => import('./locales/fr/replay'),
  },
  es: {
    core: () => import('./locales/es/core').then(({ coreBundle }) => coreBundle),
    table: () => import('./locales/es/table-bundle').then(({ tableBundle }) => tableBundle),
    session: () => import('./locales/es/session'),
    settings: () => import('./locales/es/settings'),
    tutorial: () => import('./locales/es/tutorial'),
    rulebook: () => import('./locales/es/rulebook'),
    help: () => import('./locales/es/help'),
    recovery: () => import('./locales/es/recovery'),
    practice: () => import('./locales/es/practice'),
    profiles: () => import('./locales/es/profiles'),
    scoring: () => import('./locales/es/scoring'),
    waitingRoom: () => import('./locales/es/waiting-room'),
    chat: () => import('./locales/es/chat'),
    tableOptions: () => import('./locales/es/table-options'),
    lobbyLists: () => import('./locales/es/lobby-lists'),
    notes: () => import('./locales/es/notes'),
    dealFairness: () => import('./locales/es/deal-fairness'),
    fairness: () => import('./locales/es/fairness'),
    replay: () => import('./locales/es/replay'),
  },
  it: {
    core: () => import('./locales/it/core').then(({ coreBundle }) => coreBundle),
    table: () => import('./locales/it/table-bundle').then(({ tableBundle }) => tableBundle),
    session: () => import('./locales/it/session'),
    settings: () => import('./locales/it/settings'),
    tutorial: () => import('./locales/it/tutorial'),
    rulebook: () => import('./locales/it/rulebook'),
    help: () => import('./locales/it/help'),
    recovery: () => import('./locales/it/recovery'),
    practice: () => import('./locales/it/practice'),
    profiles: () => import('./locales/it/profiles'),
    scoring: () => import('./locales/it/scoring'),
    waitingRoom: () => import('./locales/it/waiting-room'),
    chat: () => import('./locales/it/chat'),
    tableOptions: () => import('./locales/it/table-options'),
    lobbyLists: () => import('./locales/it/lobby-lists'),
    notes: () => import('./locales/it/notes'),
    dealFairness: () => import('./locales/it/deal-fairness'),
    fairness: () => import('./locales/it/fairness'),
    replay: () => import('./locales/it/replay'),
  },
};
