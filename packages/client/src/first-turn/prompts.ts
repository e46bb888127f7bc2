/** What the guest is asked to do, one thing after the other. */
import type { DistrictId } from '@great-fire/game';

export interface Prompt {
  readonly key: PromptKey;
  readonly lit: string; // the test id of the one control that does it
  readonly district?: DistrictId; // named in the words
  readonly narrow?: true; // only where a walk is confirmed by a button: on the phone's table
}

export type PromptKey =
  | 'card'
  | 'target'
  | 'burn'
  | 'band'
  | 'contain'
  | 'sendBand'
  | 'pawn'
  | 'go'
  | 'sendSelf'
  | 'putOut'
  | 'end'
  | 'over';

const PROMPTS: readonly Prompt[] = [
  { key: 'card', lit: 'card-0' },
  { key: 'target', lit: 'district-royal-exchange', district: 'royal-exchange' },
  { key: 'burn', lit: 'confirm' },
  { key: 'band', lit: 'band-aldgate', district: 'aldgate' },
  { key: 'contain', lit: 'district-pepys-house', district: 'pepys-house' },
  { key: 'sendBand', lit: 'confirm', narrow: true },
  { key: 'pawn', lit: 'pawn-navy-office', district: 'navy-office' },
  { key: 'go', lit: 'district-pepys-house', district: 'pepys-house' },
  { key: 'sendSelf', lit: 'confirm', narrow: true },
  { key: 'putOut', lit: 'verb-put-out-pepys-house' },
  { key: 'end', lit: 'end-actions' },
  { key: 'over', lit: 'find-table' },
];

/** The prompts for a wide table or a phone's. */
export const promptsFor = (isWide: boolean): readonly Prompt[] =>
  PROMPTS.filter(({ narrow }) => narrow !== true || !isWide);

/** Whether the lit control lies on the map: the prompt then keeps off it. */
export const isOnMap = ({ lit }: Prompt): boolean => /^(district|band|pawn|verb)-/.test(lit);
