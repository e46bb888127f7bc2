/** The steps of the tutorial. */
import type { DistrictId } from '@great-fire/game';

export interface TutorialStep {
  readonly key: StepKey;
  readonly targetId: string; // test id of the target control
  readonly district?: DistrictId; // named in the prompt
  readonly phoneOnly?: true; // for the phone layout, where a button confirms a move
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

/** Returns the steps for the desktop or the phone layout. */
export const stepsFor = (isDesktop: boolean): readonly TutorialStep[] =>
  STEPS.filter(({ phoneOnly }) => phoneOnly !== true || !isDesktop);

/** Returns whether the target is on the map. The prompt then leaves the map free. */
export const targetsMap = ({ targetId }: TutorialStep): boolean =>
  /^(district|band|pawn|verb)-/.test(targetId);
