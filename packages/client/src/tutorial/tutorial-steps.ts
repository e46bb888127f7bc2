/** What the guest is asked to do, one thing after the other. */
import type { DistrictId } from '@great-fire/game';

export interface TutorialStep {
  readonly key: StepKey;
  readonly targetId: string; // the test id of the one control that does it
  readonly district?: DistrictId; // named in the words
  readonly phoneOnly?: true; // only where a walk is confirmed by a button: on the phone's table
}

export type StepKey =
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

const STEPS: readonly TutorialStep[] = [
  { key: 'card', targetId: 'card-0' },
  { key: 'target', targetId: 'district-royal-exchange', district: 'royal-exchange' },
  { key: 'burn', targetId: 'confirm' },
  { key: 'band', targetId: 'band-aldgate', district: 'aldgate' },
  { key: 'contain', targetId: 'district-pepys-house', district: 'pepys-house' },
  { key: 'sendBand', targetId: 'confirm', phoneOnly: true },
  { key: 'pawn', targetId: 'pawn-navy-office', district: 'navy-office' },
  { key: 'go', targetId: 'district-pepys-house', district: 'pepys-house' },
  { key: 'sendSelf', targetId: 'confirm', phoneOnly: true },
  { key: 'putOut', targetId: 'verb-put-out-pepys-house' },
  { key: 'end', targetId: 'end-actions' },
  { key: 'over', targetId: 'find-table' },
];

/** The prompts for a wide table or a phone's. */
export const stepsFor = (isDesktop: boolean): readonly TutorialStep[] =>
  STEPS.filter(({ phoneOnly }) => phoneOnly !== true || !isDesktop);

/** Whether the lit control lies on the map: the prompt then keeps off it. */
export const targetsMap = ({ targetId }: TutorialStep): boolean =>
  /^(district|band|pawn|verb)-/.test(targetId);
