/** The rules of one version as one thing: all that a server needs to play a match by them, from the deal to the record. */
import { greatFire } from './game';
import { draftOf } from './draft';
import { legalActions } from './legal';
import { check } from './judging';
import { applyAction } from './moves';
import { isOnFire } from './fire/fire';
import { rebuild } from './record/log';
import { writeRecord } from './record/write';
import { RULES_VERSION } from './rules-version';
import { createGame } from './setup/create-game';
import { viewEvent } from './view/view-event';
import { ownSecrets, publicView, viewFor } from './view/view-for';

export const RULES = {
  version: RULES_VERSION,
  definition: greatFire,
  createGame,
  check,
  draftOf,
  applyAction,
  isOnFire,
  publicView,
  viewFor,
  ownSecrets,
  viewEvent,
  legalActions,
  rebuild,
  writeRecord,
} as const;
export type Rules = Omit<typeof RULES, 'version'> & { readonly version: string };
