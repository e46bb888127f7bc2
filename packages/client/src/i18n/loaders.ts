/**
 * Where the words lie: for each language, the catalogues of each page. They are fetched when a page is
 * opened, in one language only.
 */
import type { Language } from './languages';

/** Which page's words; `house` is what every page needs. */
export type MessageBundle =
  | 'house'
  | 'table'
  | 'conduct'
  | 'settings'
  | 'first-turn'
  | 'rules'
  | 'explain'
  | 'recover'
  | 'practice'
  | 'people'
  | 'score'
  | 'room'
  | 'talk'
  | 'opening'
  | 'lists'
  | 'care'
  | 'deal'
  | 'fair'
  | 'replay';

type Namespaces = Readonly<Record<string, object>>;
type Loader = () => Promise<Namespaces>;

export const LOADERS: Readonly<Record<Language, Readonly<Record<MessageBundle, Loader>>>> = {
  en: {
    house: () => import('./locales/en/core').then(({ coreBundle }) => coreBundle),
    table: () => import('./locales/en/table-bundle').then(({ tableBundle }) => tableBundle),
    conduct: () => import('./locales/en/session'),
    settings: () => import('./locales/en/settings'),
    'first-turn': () => import('./locales/en/tutorial'),
    rules: () => import('./locales/en/rulebook'),
    explain: () => import('./locales/en/help'),
    recover: () => import('./locales/en/recovery'),
    practice: () => import('./locales/en/practice'),
    people: () => import('./locales/en/profiles'),
    score: () => import('./locales/en/scoring'),
    room: () => import('./locales/en/waiting-room'),
    talk: () => import('./locales/en/chat'),
    opening: () => import('./locales/en/table-options'),
    lists: () => import('./locales/en/lobby-lists'),
    care: () => import('./locales/en/notes'),
    deal: () => import('./locales/en/deal-fairness'),
    fair: () => import('./locales/en/fairness'),
    replay: () => import('./locales/en/replay'),
  },
  de: {
    house: () => import('./locales/de/core').then(({ coreBundle }) => coreBundle),
    table: () => import('./locales/de/table-bundle').then(({ tableBundle }) => tableBundle),
    conduct: () => import('./locales/de/session'),
    settings: () => import('./locales/de/settings'),
    'first-turn': () => import('./locales/de/tutorial'),
    rules: () => import('./locales/de/rulebook'),
    explain: () => import('./locales/de/help'),
    recover: () => import('./locales/de/recovery'),
    practice: () => import('./locales/de/practice'),
    people: () => import('./locales/de/profiles'),
    score: () => import('./locales/de/scoring'),
    room: () => import('./locales/de/waiting-room'),
    talk: () => import('./locales/de/chat'),
    opening: () => import('./locales/de/table-options'),
    lists: () => import('./locales/de/lobby-lists'),
    care: () => import('./locales/de/notes'),
    deal: () => import('./locales/de/deal-fairness'),
    fair: () => import('./locales/de/fairness'),
    replay: () => import('./locales/de/replay'),
  },
  fr: {
    house: () => import('./locales/fr/core').then(({ coreBundle }) => coreBundle),
    table: () => import('./locales/fr/table-bundle').then(({ tableBundle }) => tableBundle),
    conduct: () => import('./locales/fr/session'),
    settings: () => import('./locales/fr/settings'),
    'first-turn': () => import('./locales/fr/tutorial'),
    rules: () => import('./locales/fr/rulebook'),
    explain: () => import('./locales/fr/help'),
    recover: () => import('./locales/fr/recovery'),
    practice: () => import('./locales/fr/practice'),
    people: () => import('./locales/fr/profiles'),
    score: () => import('./locales/fr/scoring'),
    room: () => import('./locales/fr/waiting-room'),
    talk: () => import('./locales/fr/chat'),
    opening: () => import('./locales/fr/table-options'),
    lists: () => import('./locales/fr/lobby-lists'),
    care: () => import('./locales/fr/notes'),
    deal: () => import('./locales/fr/deal-fairness'),
    fair: () => import('./locales/fr/fairness'),
    replay: () => import('./locales/fr/replay'),
  },
};
