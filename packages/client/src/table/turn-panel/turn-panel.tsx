import { useMoveInput } from '../move-input/move-input-context';
import type { PlayerView } from '@great-fire/game';
import type { MatchSummary } from '@great-fire/protocol';
import type { ReactNode } from 'react';
import type { TFunction } from '../../i18n/keys';
import { Hand } from './hand';
import type { Phase } from '../move-input/phase';
import { getInputBlock } from '../move-input/phase';
import type { PhaseState, PhaseStates, SpreadPhaseState, PlacePhaseState } from '../move-input/phase-state';
import { nameOf, districtName, useTable } from '../model/table-context';
import { ActionPhasePanel } from './action-phase-panel';
import { IntensifyPhasePanel } from './intensify-phase-panel';
import { anchor } from '../../lib/anchors';
import { useTranslation } from '../../i18n/use-translation';
import { BandIcon, PawnIcon } from '../../pieces/figures';
import { ConfirmButton, DecisionPanel } from './decision-panel';
import { Pips } from '../../ui/pips';
import { useAnimatedGame } from '../model/display-context';
import styles from './turn-panel.module.css';
import { getHandCard } from '../move-input/phase-state';

// The second half of the table of phases (move-input/phases.ts): the panel and the prompt of each phase.

interface Prompt {
  readonly title: string;
  readonly note?: string;
}

interface PromptContext {
  readonly t: TFunction<'table', 'table' | 'common'>;
  readonly view: PlayerView;
  readonly animatedTurn: PlayerView['turn']; // that of the move being animated, or the current one
  readonly match: MatchSummary;
}

interface PhasePanels<S extends PhaseState> {
  readonly panel: (state: S) => ReactNode; // at the centre bottom
  readonly prompt: (state: S, context: PromptContext) => Prompt | null; // the decision in one line
}

const showHand = () => <Hand />;
const noPrompt = () => null;

const spreadNote = ({ card, targets }: SpreadPhaseState, t: PromptContext['t']): string =>
  card === null
    ? t('prompt.chooseCard')
    : t('prompt.targetCount', { count: targets.filter(({ legal }) => legal).length });

function waitPrompt({ t, view, animatedTurn, match }: PromptContext): Prompt | null {
  // While the viewer's own move is animated, the prompt names the next player. An empty prompt would shift the hand.
  const { step, seat } = animatedTurn.seat === view.viewer ? view.turn : animatedTurn;
  if (step === 'over' || step === 'redeal' || seat === view.viewer) return null; // the answer is being sent
  return { title: t(`prompt.otherPlayer.${step}`, { name: nameOf(match, seat) }) };
}

const PHASE_PANELS: { readonly [P in Phase]: PhasePanels<PhaseStates[P]> } = {
  waiting: { panel: showHand, prompt: (_, context) => waitPrompt(context) },
  over: { panel: showHand, prompt: noPrompt },
  band: { panel: (state) => <PlacementPanel phaseState={state} />, prompt: noPrompt },
  pawn: { panel: (state) => <PlacementPanel phaseState={state} />, prompt: noPrompt },
  spread: {
    panel: showHand,
    prompt: (state, { t }) => ({ title: t('prompt.spreadFire'), note: spreadNote(state, t) }),
  },
  'double-move': {
    panel: showHand,
    prompt: (state, { t }) => ({
      title:
        state.card === null
          ? t('prompt.spreadFire')
          : t('prompt.spreadAgain', { direction: t(`common:direction.${state.card}`) }),
      note: spreadNote(state, t),
    }),
  },
  discard: { panel: showHand, prompt: (_, { t }) => ({ title: t('prompt.noPlayableCard') }) },
  act: {
    panel: (state) => <ActionPhasePanel phaseState={state} />,
    prompt: (_, { t, view }) => ({ title: t('prompt.actionsLeft', { count: view.turn.points }) }),
  },
  intensify: { panel: (state) => <IntensifyPhasePanel phaseState={state} />, prompt: noPrompt },
};

const panelsOf = <P extends Phase>(phase: P): PhasePanels<PhaseStates[P]> => PHASE_PANELS[phase];

/** Returns the panel of the phase, or the hand. */
const renderPanel = (state: PhaseState): ReactNode => panelsOf(state.phase).panel(state);

/** Returns the prompt of the phase, or null. */
const getPrompt = (state: PhaseState, context: PromptContext): Prompt | null =>
  panelsOf(state.phase).prompt(state, context);

/** The panel at the centre bottom: the hand, or the panel of the current phase. */
export const TurnPanel = () => renderPanel(useMoveInput().phaseState);

/** Panel of the setup: places a band, then the pawn. */
function PlacementPanel({ phaseState }: { readonly phaseState: PlacePhaseState }) {
  const { t } = useTranslation('table');
  const { view } = useTable('view');
  const { draft } = useMoveInput();
  const { phase, action } = phaseState;
  const isBand = phase === 'band';
  const pawnColour = view.seats[view.turn.seat]?.pawnColour ?? 'red';
  const district = draft.district === null ? '' : districtName(draft.district);
  return (
    <DecisionPanel
      title={isBand ? t('prompt.bandTitle') : t('prompt.pawnTitle')}
      hint={isBand ? t('prompt.bandHint') : t('prompt.pawnHint')}
      icon={isBand ? <BandIcon size={34} /> : <PawnIcon colour={pawnColour} size={34} />}
    >
      <ConfirmButton action={action}>
        {action === null
          ? t('prompt.chooseDistrict')
          : isBand
            ? t('prompt.confirmBand', { district })
            : t('prompt.confirmPawn', { district })}
      </ConfirmButton>
    </DecisionPanel>
  );
}

/** The current decision in one line above the hand or the panel. */
export function TurnPrompt({ overlay = false }: { readonly overlay?: boolean }) {
  const prompt = usePrompt();
  if (prompt === null) return null;
  return (
    <p
      key={prompt.title} // remounts instead of shifting
      className={`${styles['prompt']} ${overlay ? styles['onWater'] : ''}`}
      data-testid="turn-prompt"
      {...anchor('turn-prompt')}
      tabIndex={-1}
    >
      {prompt.title}
      <PromptNote {...(prompt.note !== undefined && { note: prompt.note })} />
    </p>
  );
}

function PromptNote({ note }: { readonly note?: string }) {
  const { t } = useTranslation('table');
  const { view } = useTable('view');
  const { phaseState } = useMoveInput();
  if (phaseState.phase === 'act') {
    const { points } = view.turn;
    return <Pips isLarge max={4} value={points} label={t('step.actionsLeft', { count: points })} />;
  }
  return note === undefined ? null : <span className={styles['note']}>{note}</span>;
}

function usePrompt(): Prompt | null {
  const { t } = useTranslation(['table', 'common']);
  const { view, match, tableState } = useTable('view', 'match', 'tableState');
  const { phaseState } = useMoveInput();
  const { turn: animatedTurn } = useAnimatedGame().view;
  const inputBlock = getInputBlock(tableState, view.viewer);
  if (inputBlock !== null && phaseState.phase !== 'over')
    return { title: t(`inputBlockReason.${inputBlock}`) };
  return getPrompt(phaseState, { t, view, animatedTurn, match });
}

/** Panel of the discard phase (FIRE-8): the hand is open and the player selects a card to discard. */
export function DiscardPanel() {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useTable('view');
  const { phaseState, draft } = useMoveInput();
  if (phaseState.phase !== 'discard') return null;
  const card = getHandCard(view, draft.card);
  return (
    <DecisionPanel title={t('prompt.handRevealTitle')} hint={t('prompt.discardHint')}>
      <ConfirmButton action={phaseState.action}>
        {card === null
          ? t('prompt.chooseCard')
          : t('prompt.discardButton', { direction: t(`common:direction.${card}`) })}
      </ConfirmButton>
    </DecisionPanel>
  );
}
