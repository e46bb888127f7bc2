/** One version of the rules as one object: everything that a server needs, from the deal to the record. */
import { createDraft } from './draft';
import { legalActions, legalChoices } from './legal-actions';
import { checkAction } from './check-action';
import { applyAction } from './apply-action';
import { isOnFire } from './fire/burning';
import { replayLog } from './record/log';
import { writeRecord } from './record/write';
import { RULES_VERSION } from './rules-version';
import { createGame } from './setup/create-game';
import { viewEvent } from './view/view-event';
import { ownSecrets, publicView, viewFor } from './view/view-for';

export const ENGINE = {
  version: RULES_VERSION,
  createGame,
  checkAction,
  createDraft,
  applyAction,
  isOnFire,
  publicView,
  viewFor,
  ownSecrets,
  viewEvent,
  legalActions,
  legalChoices,
  replayLog,
  writeRecord,
} as const;
export type RulesEngine = Omit<typeof ENGINE, 'version'> & { readonly version: string };
