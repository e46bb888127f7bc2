/**
 * Where the words lie: for each language, the catalogues of each page. They are fetched when a page is
 * opened, in one language only.
 */
import type { Language } from './languages';

/** Which page's words; `house` is what every page needs. */
export type Page =
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

type Catalogues = Readonly<Record<string, object>>;
type Fetch = () => Promise<Catalogues>;

export const CATALOGUES: Readonly<Record<Language, Readonly<Record<Page, Fetch>>>> = {
  en: {
    house: () => import('./en/pages/house').then(({ house }) => house),
    table: () => import('./en/pages/table').then(({ atTable }) => atTable),
    conduct: () => import('./en/conduct'),
    settings: () => import('./en/settings'),
    'first-turn': () => import('./en/first-turn'),
    rules: () => import('./en/rulebook'),
    explain: () => import('./en/explain'),
    recover: () => import('./en/recover'),
    practice: () => import('./en/practice'),
    people: () => import('./en/people'),
    score: () => import('./en/score'),
    room: () => import('./en/room'),
    talk: () => import('./en/talk'),
    opening: () => import('./en/opening'),
    lists: () => import('./en/lists'),
    care: () => import('./en/care'),
    deal: () => import('./en/deal'),
    fair: () => import('./en/fair'),
    replay: () => import('./en/replay'),
  },
  de: {
    house: () => import('./de/pages/house').then(({ house }) => house),
    table: () => import('./de/pages/table').then(({ atTable }) => atTable),
    conduct: () => import('./de/conduct'),
    settings: () => import('./de/settings'),
    'first-turn': () => import('./de/first-turn'),
    rules: () => import('./de/rulebook'),
    explain: () => import('./de/explain'),
    recover: () => import('./de/recover'),
    practice: () => import('./de/practice'),
    people: () => import('./de/people'),
    score: () => import('./de/score'),
    room: () => import('./de/room'),
    talk: () => import('./de/talk'),
    opening: () => import('./de/opening'),
    lists: () => import('./de/lists'),
    care: () => import('./de/care'),
    deal: () => import('./de/deal'),
    fair: () => import('./de/fair'),
    replay: () => import('./de/replay'),
  },
  fr: {
    house: () => import('./fr/pages/house').then(({ house }) => house),
    table: () => import('./fr/pages/table').then(({ atTable }) => atTable),
    conduct: () => import('./fr/conduct'),
    settings: () => import('./fr/settings'),
    'first-turn': () => import('./fr/first-turn'),
    rules: () => import('./fr/rulebook'),
    explain: () => import('./fr/explain'),
    recover: () => import('./fr/recover'),
    practice: () => import('./fr/practice'),
    people: () => import('./fr/people'),
    score: () => import('./fr/score'),
    room: () => import('./fr/room'),
    talk: () => import('./fr/talk'),
    opening: () => import('./fr/opening'),
    lists: () => import('./fr/lists'),
    care: () => import('./fr/care'),
    deal: () => import('./fr/deal'),
    fair: () => import('./fr/fair'),
    replay: () => import('./fr/replay'),
  },
};
