/** The steps of the tutorial. */
import type { DistrictId } from '@great-fire/game';

export interface TutorialStep {
  readonly key: StepKey;
  readonly targetId: string; // test id of the target control
  readonly subjectIds?: readonly string[]; // of an explanation: test ids of its subject; the first on the page counts
  readonly district?: DistrictId; // named in the prompt
  readonly phoneOnly?: true; // for the phone layout, where a button confirms a move
}

/** Test id of the coach mark's own button. A step with this target explains a rule and asks for no action. */
export const NEXT_BUTTON = 'next-prompt';

/** Test id of the button that continues the game against bots. */
export const PLAY_ON_BUTTON = 'play-on-game';

type StepKey =
  | 'objectives'
  | 'card'
  | 'target'
  | 'burn'
  | 'tokens'
  | 'band'
  | 'contain'
  | 'sendBand'
  | 'pawn'
  | 'go'
  | 'sendSelf'
  | 'putOut'
  | 'end'
  | 'grows'
  | 'over';

const STEPS: readonly TutorialStep[] = [
  { key: 'objectives', targetId: NEXT_BUTTON, subjectIds: ['objectives', 'tab-objectives'] },
  { key: 'card', targetId: 'card-0' },
  { key: 'target', targetId: 'district-royal-exchange', district: 'royal-exchange' },
  { key: 'burn', targetId: 'confirm' },
  { key: 'tokens', targetId: NEXT_BUTTON, subjectIds: ['district-coleman-street'] },
  { key: 'band', targetId: 'band-aldgate', district: 'aldgate' },
  { key: 'contain', targetId: 'district-pepys-house', district: 'pepys-house' },
  { key: 'sendBand', targetId: 'confirm', phoneOnly: true },
  { key: 'pawn', targetId: 'pawn-navy-office', district: 'navy-office' },
  { key: 'go', targetId: 'district-pepys-house', district: 'pepys-house' },
  { key: 'sendSelf', targetId: 'confirm', phoneOnly: true },
  { key: 'putOut', targetId: 'verb-put-out-pepys-house' },
  { key: 'end', targetId: 'end-actions' },
  {
    key: 'grows',
    targetId: NEXT_BUTTON,
    subjectIds: ['district-royal-exchange'],
    district: 'royal-exchange',
  },
  { key: 'over', targetId: PLAY_ON_BUTTON },
];

/** Returns the steps for the desktop or the phone layout. */
export const stepsFor = (isDesktop: boolean): readonly TutorialStep[] =>
  STEPS.filter(({ phoneOnly }) => phoneOnly !== true || !isDesktop);

/** Returns whether the step is about a place on the map. The prompt then leaves the map free. */
export const concernsMap = ({ targetId, subjectIds = [] }: TutorialStep): boolean =>
  [targetId, ...subjectIds].some((id) => /^(district|band|pawn|verb)-/.test(id));

/** Returns whether the step follows the player's turn. The map then pans to the opponents' moves. */
export const isAfterTurn = ({ key }: TutorialStep): boolean => key === 'grows' || key === 'over';
