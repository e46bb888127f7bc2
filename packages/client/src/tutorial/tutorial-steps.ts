/** The steps of the tutorial. */
import type { DistrictId } from '@great-fire/game';
import type { Anchor } from '../lib/anchors';
import { PLAYER_SEAT } from './scenario';

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
  | 'goal'
  | 'objectives'
  | 'chooseCard'
  | 'chooseTarget'
  | 'path'
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
  | 'notShown'
  | 'finished';

const STEPS: readonly TutorialStep[] = [
  { key: 'goal', target: NEXT_BUTTON, subjects: [`seat-${PLAYER_SEAT}`] },
  { key: 'objectives', target: NEXT_BUTTON, subjects: ['objectives', 'tab-objectives'] },
  { key: 'chooseCard', target: 'card-0' },
  { key: 'chooseTarget', target: 'district-royal-exchange', district: 'royal-exchange' },
  { key: 'path', target: NEXT_BUTTON, subjects: ['district-royal-exchange'] },
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
  { key: 'notShown', target: NEXT_BUTTON },
  { key: 'finished', target: PLAY_ON_BUTTON },
];

export const stepsFor = (isDesktop: boolean): readonly TutorialStep[] =>
  STEPS.filter(({ phoneOnly }) => phoneOnly !== true || !isDesktop);

const AFTER_TURN: readonly StepKey[] = ['intensified', 'notShown', 'finished'];

/** Returns whether the step follows the player's turn. The map then pans to the opponents' moves. */
export const isAfterTurn = ({ key }: TutorialStep): boolean => AFTER_TURN.includes(key);
