/** What the guest is asked to do, one thing after the other. */
import type { DistrictId } from '@great-fire/game';

export interface Prompt {
  readonly key: PromptKey;
  readonly lit: string; // the test id of the one control that does it
  readonly district?: DistrictId; // named in the words
}

export type PromptKey =
  'card' | 'target' | 'burn' | 'band' | 'contain' | 'pawn' | 'go' | 'putOut' | 'end' | 'over';

export const PROMPTS: readonly Prompt[] = [
  { key: 'card', lit: 'card-0' },
  { key: 'target', lit: 'district-royal-exchange', district: 'royal-exchange' },
  { key: 'burn', lit: 'confirm' },
  { key: 'band', lit: 'band-aldgate', district: 'aldgate' },
  { key: 'contain', lit: 'district-pepys-house', district: 'pepys-house' },
  { key: 'pawn', lit: 'pawn-navy-office', district: 'navy-office' },
  { key: 'go', lit: 'district-pepys-house', district: 'pepys-house' },
  { key: 'putOut', lit: 'verb-put-out-pepys-house' },
  { key: 'end', lit: 'end-actions' },
  { key: 'over', lit: 'find-table' },
];

/** Whether the lit control lies on the map: the prompt then keeps off it. */
export const isOnMap = ({ lit }: Prompt): boolean => /^(district|band|pawn|verb)-/.test(lit);
