/** The steps of the tutorial. */
import type { Anchor } from '../lib/anchors';
import { isMapAnchor } from '../lib/anchors';
import type { DistrictId } from '@great-fire/game';

export interface TutorialStep {
  readonly key: StepKey;
  readonly target: Anchor; // control
  readonly subjects?: readonly Anchor[]; // of an explanation; the first on the page counts
  readonly district?: DistrictId; // named in the prompt
  readonly phoneOnly?: true; // for the phone layout, where a button confirms a move
}

/** The coach mark's own button. A step with this target explains a rule and asks for no action. */
export const NEXT_BUTTON = 'tutorial-next' satisfies Anchor;

/** The button that continues the game against bots. */
export const PLAY_ON_BUTTON = 'tutorial-continue' satisfies Anchor;

type StepKey =
  | 'objectives'
  | 'chooseCard'
  | 'chooseTarget'
  | 'confirmSpread'
  | 'tokens'
  | 'chooseBand'
  | 'chooseBandTarget'
  | 'confirmBand'
  | 'choosePawn'
  | 'choosePawnTarget'
  | 'confirmPawn'
  | 'putOut'
  | 'endActions'
  | 'intensified'
  | 'finished';

const STEPS: readonly TutorialStep[] = [
  { key: 'objectives', target: NEXT_BUTTON, subjects: ['objectives', 'tab-objectives'] },
  { key: 'chooseCard', target: 'card-0' },
  { key: 'chooseTarget', target: 'district-royal-exchange', district: 'royal-exchange' },
  { key: 'confirmSpread', target: 'confirm' },
  { key: 'tokens', target: NEXT_BUTTON, subjects: ['district-coleman-street'] },
  { key: 'chooseBand', target: 'band-aldgate', district: 'aldgate' },
  { key: 'chooseBandTarget', target: 'district-pepys-house', district: 'pepys-house' },
  { key: 'confirmBand', target: 'confirm', phoneOnly: true },
  { key: 'choosePawn', target: 'pawn-navy-office', district: 'navy-office' },
  { key: 'choosePawnTarget', target: 'district-pepys-house', district: 'pepys-house' },
  { key: 'confirmPawn', target: 'confirm', phoneOnly: true },
  { key: 'putOut', target: 'verb-put-out-pepys-house' },
  { key: 'endActions', target: 'end-actions' },
  {
    key: 'intensified',
    target: NEXT_BUTTON,
    subjects: ['district-royal-exchange'],
    district: 'royal-exchange',
  },
  { key: 'finished', target: PLAY_ON_BUTTON },
];

/** Returns the steps for the desktop or the phone layout. */
export const stepsFor = (isDesktop: boolean): readonly TutorialStep[] =>
  STEPS.filter(({ phoneOnly }) => phoneOnly !== true || !isDesktop);

/** Returns whether the step is about a place on the map. The prompt then leaves the map free. */
export const concernsMap = ({ target, subjects = [] }: TutorialStep): boolean =>
  [target, ...subjects].some(isMapAnchor);

/** Returns whether the step follows the player's turn. The map then pans to the opponents' moves. */
export const isAfterTurn = ({ key }: TutorialStep): boolean => key === 'intensified' || key === 'finished';
