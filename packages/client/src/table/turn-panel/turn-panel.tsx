import type { PlayerView } from '@great-fire/game';
import type { MatchSummary } from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { useMoveInput, usePhase } from '../move-input/move-input-context';
import type { TFunction } from '../../i18n/keys';
import { type Phase, getInputBlock } from '../move-input/phase';
import {
  type DiscardPhaseState,
  type PhaseState,
  type PhaseStates,
  type PlacePhaseState,
  type SpreadPhaseState,
  getHandCard,
} from '../move-input/phase-state';
import { nameOf, districtName, useTable } from '../model/table-context';
import { anchor } from '../../lib/anchors';
import { useTranslation } from '../../i18n/use-translation';
import { BandIcon, PawnIcon } from '../../pieces/figures';
import { Pips } from '../../ui/pips';
import { LazyLeaveNote } from '../session/lazy-session-cards';
import { useAnimatedGame } from '../model/display-context';
import styles from './turn-panel.module.css';
import { ConfirmButton, DecisionPanel } from './decision-panel';
import { IntensifyPhasePanel } from './intensify-phase-panel';
import { ActionPhasePanel } from './action-phase-panel';
import { Hand } from './hand';

// The second half of the table of phases (move-input/phases.ts): what each phase shows beside the map.

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

/** The parts of the page that do not depend on the decision itself. */
interface PanelLayout {
  readonly dock: 'hand' | 'panel' | 'hand-and-panel'; // panel: in place of the hand, which is closed
  readonly phoneHand: 'shown' | 'hidden'; // hidden: the panel needs its room
  readonly sheetHeight: 'auto' | 'auto-tall'; // of a phone's bottom sheet
}

interface PhasePanels<S extends PhaseState> extends PanelLayout {
  readonly panel: (state: S) => ReactNode;
  readonly prompt: (state: S, context: PromptContext) => Prompt | null; // the decision in one line
}

const HAND = { dock: 'hand', phoneHand: 'shown', sheetHeight: 'auto', panel: () => null } as const;
const PANEL = { dock: 'panel', phoneHand: 'shown', sheetHeight: 'auto' } as const;
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
  waiting: { ...HAND, prompt: (_, context) => waitPrompt(context) },
  over: { ...HAND, prompt: noPrompt },
  band: { ...PANEL, panel: (state) => <PlacementPanel phaseState={state} />, prompt: noPrompt },
  pawn: { ...PANEL, panel: (state) => <PlacementPanel phaseState={state} />, prompt: noPrompt },
  spread: {
    ...HAND,
    prompt: (state, { t }) => ({ title: t('prompt.spreadFire'), note: spreadNote(state, t) }),
  },
  'double-move': {
    ...HAND,
    prompt: (state, { t }) => ({
      title:
        state.card === null
          ? t('prompt.spreadFire')
          : t('prompt.spreadAgain', { direction: t(`common:direction.${state.card}`) }),
      note: spreadNote(state, t),
    }),
  },
  discard: {
    dock: 'hand-and-panel',
    phoneHand: 'shown',
    sheetHeight: 'auto-tall',
    panel: (state) => <DiscardPanel phaseState={state} />,
    prompt: (_, { t }) => ({ title: t('prompt.noPlayableCard') }),
  },
  act: {
    ...PANEL,
    panel: (state) => <ActionPhasePanel phaseState={state} />,
    prompt: (_, { t, view }) => ({ title: t('prompt.actionsLeft', { count: view.turn.points }) }),
  },
  intensify: {
    ...PANEL,
    phoneHand: 'hidden',
    panel: (state) => <IntensifyPhasePanel phaseState={state} />,
    prompt: noPrompt,
  },
};

const panelsOf = <P extends Phase>(phase: P): PhasePanels<PhaseStates[P]> => PHASE_PANELS[phase];

const renderPanel = (state: PhaseState): ReactNode => panelsOf(state.phase).panel(state);

const getPrompt = (state: PhaseState, context: PromptContext): Prompt | null =>
  panelsOf(state.phase).prompt(state, context);

/** Returns where hand and panel of the current phase stand. */
export const usePanelLayout = (): PanelLayout => panelsOf(usePhase());

/** The hand, or the panel of the current phase in its place. */
export function TurnPanel() {
  const { phaseState } = useMoveInput();
  const { dock } = usePanelLayout();
  const isCatchingUp = useIsCatchingUp();
  return dock === 'panel' && !isCatchingUp ? renderPanel(phaseState) : <Hand />;
}

/** The panel of a phase that needs the open hand too. */
export function PanelBesideHand() {
  const { phaseState } = useMoveInput();
  return usePanelLayout().dock === 'hand-and-panel' && renderPanel(phaseState);
}

/**
 * Returns true while the animations still show the turn of another player. Panel, header and player rows then agree. A
 * press skips the rest and acts on the live game.
 */
function useIsCatchingUp(): boolean {
  const live = useTable('view', 'stateId');
  const animated = useAnimatedGame();
  return animated.stateId !== live.stateId && animated.view.turn.seat !== live.view.viewer;
}

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
      className={`flex wrap baseline gap-12 ${styles['prompt']} ${overlay ? styles['onWater'] : ''}`}
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
  const { view, match } = useTable('view', 'match');
  const { phaseState } = useMoveInput();
  const isCatchingUp = useIsCatchingUp();
  if (phaseState.phase === 'act' && !isCatchingUp) {
    const { points } = view.turn;
    return <Pips isLarge max={4} value={points} label={t('step.actionsLeft', { count: points })} />;
  }
  if (note !== undefined) return <span className={styles['note']}>{note}</span>;
  const isLongWait = phaseState.phase === 'waiting' && 'days' in match.timeControl.clock;
  return isLongWait && <LazyLeaveNote className={styles['note']} />;
}

function usePrompt(): Prompt | null {
  const { t } = useTranslation(['table', 'common']);
  const { view, match, tableState } = useTable('view', 'match', 'tableState');
  const { phaseState } = useMoveInput();
  const { turn: animatedTurn } = useAnimatedGame().view;
  const isCatchingUp = useIsCatchingUp();
  const inputBlock = getInputBlock(tableState, view.viewer);
  if (inputBlock !== null && phaseState.phase !== 'over')
    return { title: t(`inputBlockReason.${inputBlock}`) };
  const context = { t, view, animatedTurn, match };
  return (isCatchingUp ? waitPrompt(context) : null) ?? getPrompt(phaseState, context);
}

/** Panel of the discard phase (FIRE-8): the hand is open and the player selects a card to discard. */
function DiscardPanel({ phaseState }: { readonly phaseState: DiscardPhaseState }) {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useTable('view');
  const { draft } = useMoveInput();
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
