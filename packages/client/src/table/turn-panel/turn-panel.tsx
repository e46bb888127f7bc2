import { useMoveInput } from '../move-input/move-input-context';
import type { PlayerView } from '@great-fire/game';
import type { MatchSummary } from '@great-fire/protocol';
import type { ReactNode } from 'react';
import type { TFunction } from '../../i18n/keys';
import { Hand } from '../hand/hand';
import type { MoveDraft } from '../move-input/draft';
import type { Phase } from '../move-input/phase';
import type { PhaseState, PhaseStates, SpreadPhaseState } from '../move-input/phase-state';
import { nameOf } from '../model/table-context';
import { ActionPhasePanel } from './action-phase-panel';
import { IntensifyPhasePanel } from './intensify-phase-panel';
import { PlacementPanel } from './placement-panel';

// The second half of the table of phases (move-input/phases.ts): the panel and the prompt of each phase.

export interface Prompt {
  readonly title: string;
  readonly note?: string;
}

interface PromptContext {
  readonly t: TFunction<'table', 'table' | 'common'>;
  readonly view: PlayerView;
  readonly animatedTurn: PlayerView['turn']; // that of the move being animated, or the current one
  readonly match: MatchSummary;
  readonly draft: MoveDraft;
}

interface PhasePanels<S extends PhaseState> {
  readonly panel: (state: S) => ReactNode; // at the centre bottom
  readonly prompt: (state: S, context: PromptContext) => Prompt | null; // the decision in one line
}

const showHand = () => <Hand />;
const noPrompt = () => null;

const spreadNote = ({ card, targets }: SpreadPhaseState, t: PromptContext['t']): string =>
  card === null
    ? t('ask.chooseCard')
    : t('ask.canBurn', { count: targets.filter(({ legal }) => legal).length });

function waitPrompt({ t, view, animatedTurn, match, draft }: PromptContext): Prompt | null {
  // While the viewer's own move is animated, the prompt names the next player. An empty prompt would shift the hand.
  const { step, seat } = animatedTurn.seat === view.viewer ? view.turn : animatedTurn;
  if (step === 'over' || seat === view.viewer) return null; // the answer is being sent
  const name = nameOf(match, seat);
  if (step !== 'redeal') return { title: t(`ask.wait.${step}`, { name }) };
  const hasAskedRedeal = draft.handAnswer === 'redeal';
  return {
    title: t('opening.waitFor', { name }),
    note: t(hasAskedRedeal ? 'opening.thenShown' : 'opening.notYet'),
  };
}

const PHASE_PANELS: { readonly [P in Phase]: PhasePanels<PhaseStates[P]> } = {
  watch: { panel: showHand, prompt: (_, context) => waitPrompt(context) },
  over: { panel: showHand, prompt: noPrompt },
  redeal: { panel: showHand, prompt: noPrompt },
  band: { panel: (state) => <PlacementPanel phaseState={state} />, prompt: noPrompt },
  pawn: { panel: (state) => <PlacementPanel phaseState={state} />, prompt: noPrompt },
  spread: {
    panel: showHand,
    prompt: (state, { t }) => ({ title: t('ask.spread'), note: spreadNote(state, t) }),
  },
  'double-move': {
    panel: showHand,
    prompt: (state, { t }) => ({
      title:
        state.card === null
          ? t('ask.spread')
          : t('ask.again', { direction: t(`common:direction.${state.card}`) }),
      note: spreadNote(state, t),
    }),
  },
  discard: { panel: showHand, prompt: (_, { t }) => ({ title: t('ask.discard') }) },
  act: {
    panel: (state) => <ActionPhasePanel phaseState={state} />,
    prompt: (_, { t, view }) => ({ title: t('ask.actions', { count: view.turn.points }) }),
  },
  intensify: { panel: (state) => <IntensifyPhasePanel phaseState={state} />, prompt: noPrompt },
};

const panelsOf = <P extends Phase>(phase: P): PhasePanels<PhaseStates[P]> => PHASE_PANELS[phase];

/** Returns the panel of the phase, or the hand. */
const renderPanel = (state: PhaseState): ReactNode => panelsOf(state.phase).panel(state);

/** Returns the prompt of the phase, or null. */
export const getPrompt = (state: PhaseState, context: PromptContext): Prompt | null =>
  panelsOf(state.phase).prompt(state, context);

/** The panel at the centre bottom: the hand, or the panel of the current phase. */
export const TurnPanel = () => renderPanel(useMoveInput().phaseState);
