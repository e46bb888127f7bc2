import type { LocaleBundles, LocaleCore } from '../../message-types';
import { common } from './common';
import { lobby } from './lobby';

/** The texts of the lobby and those that all pages need. */
export const core = { common, lobby } satisfies LocaleCore;

/** Loads the other bundles of this language. */
export const bundles = {
  table: () => import('./table-bundle'),
  session: () => import('./session'),
  moments: () => import('./moments'),
  signals: () => import('./signals'),
  fireCards: () => import('./fire-cards'),
  settings: () => import('./settings'),
  tutorial: () => import('./tutorial'),
  rulebook: () => import('./rulebook'),
  help: () => import('./help'),
  recovery: () => import('./recovery'),
  practice: () => import('./practice'),
  profiles: () => import('./profiles'),
  scoring: () => import('./scoring'),
  waitingRoom: () => import('./waiting-room'),
  chat: () => import('./chat'),
  tableOptions: () => import('./table-options'),
  lobbyLists: () => import('./lobby-lists'),
  network: () => import('./network'),
  notes: () => import('./notes'),
  dealFairness: () => import('./deal-fairness'),
  fairness: () => import('./fairness'),
  replay: () => import('./replay'),
  groups: () => import('./groups'),
  invitations: () => import('./invitations'),
  refusals: () => import('./refusals'),
} satisfies LocaleBundles;
