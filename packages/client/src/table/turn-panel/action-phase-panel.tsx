import { uncontainedConesAfterBand, type Action, type Refusal } from '@great-fire/game';
import { findMoveObstacle } from '@great-fire/table';
import { useStore } from 'zustand';
import { useMemo, useEffect, useRef, useState } from 'react';
import { anchor } from '../../lib/anchors';
import type { TFunction } from '../../i18n/keys';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { type ActPhaseState, undoRefusal } from '../move-input/phase-state';
import { useDraftStore, useMoveInput } from '../move-input/move-input-context';
import { districtName, useTable } from '../model/table-context';
import { BandIcon, PawnIcon } from '../../pieces/figures';
import { useTableFacts } from '../session/table-facts';
import { TakebackDialogHost, useTakebackProposal } from '../session/takeback';
import { findStateBeforeOwnMove } from '../log/takebacks';
import { UndoIcon } from '../../ui/icons';
import { DecisionPanel } from './decision-panel';

const CANCEL_EVENTS = ['pointerdown', 'focusin'] as const;

/** Undoes the last action and names it. If it cannot be undone, proposes a takeback or states the reason. */
function UndoButton() {
  const { t } = useTranslation('table');
  const { view, log } = useTable('view', 'log');
  const table = useTableFacts();
  const { isBusy, send } = useMoveInput();
  const refusal = useMemo(() => undoRefusal(view), [view]);
  const isLogFull =
    refusal === null &&
    findMoveObstacle(table, view.viewer ?? 0, { isUndo: true, isByBot: false }) === 'log-full';
  const takebackStateId = useMemo(
    () => (view.viewer === null ? null : findStateBeforeOwnMove(log, view.viewer)),
    [log, view.viewer],
  );
  const takeback = useTakebackProposal(takebackStateId);
  // The other players can agree to take back moves that the player cannot undo alone.
  if (refusal !== null && takebackStateId !== null && takeback !== null)
    return (
      <TakebackDialogHost toStateId={takebackStateId}>
        {(open) => (
          <Button
            size="small"
            data-testid="open-takeback"
            disabled={isBusy}
            aria-description={undoLabel(t, null, refusal)}
            onClick={open}
          >
            <UndoIcon size={18} />
            <span className="narrowable ellipsis">{t('actionPhase.undo.takeback')}</span>
          </Button>
        )}
      </TakebackDialogHost>
    );
  return (
    <Button
      size="small"
      data-testid="undo"
      aria-keyshortcuts="u"
      disabled={isBusy || isLogFull || refusal !== null}
      onClick={() => send({ type: 'undo' })}
    >
      <UndoIcon size={18} />
      <span className="narrowable ellipsis">
        {isLogFull
          ? t('actionPhase.undo.noUndosLeft')
          : undoLabel(t, refusal === null ? view.undoable : null, refusal)}
      </span>
    </Button>
  );
}

/** Names the action that an undo would undo, or the reason why there is none. */
export function undoLabel(t: TFunction<'table'>, action: Action | null, refusal: Refusal | null): string {
  if (refusal?.reason === 'secret-was-shown') return t('actionPhase.undo.secretRevealed');
  if (refusal?.reason === 'no-undos-left') return t('actionPhase.undo.noUndosLeft');
  switch (action?.type) {
    case 'move-pawn':
    case 'move-band':
      return t(`actionPhase.undo.${action.type}`, { district: districtName(action.to) });
    case 'put-out':
    case 'demolish':
    case 'spread':
      return t(`actionPhase.undo.${action.type}`);
    default:
      return t('actionPhase.undo.nothingToUndo');
  }
}

/** Panel of the action phase: the selected piece, the cost of the hovered destination, undo and end. */
export function ActionPhasePanel({ phaseState }: { readonly phaseState: ActPhaseState }) {
  const { t } = useTranslation('table');
  const { view, stateId } = useTable('view', 'stateId');
  const { isBusy, send, confirmMove } = useMoveInput();
  const { piece, destination } = phaseState;
  const pawnColour = view.seats[view.turn.seat]?.pawnColour ?? 'red';
  const endButton = (
    <EndActionsButton
      stateId={stateId}
      unusedActions={view.turn.points}
      isPrimary={destination === null}
      disabled={isBusy}
      onEnd={() => send({ type: 'end-actions' })}
    />
  );
  if (piece === null) {
    const hasNoPoints = view.turn.points === 0;
    return (
      <DecisionPanel
        title={hasNoPoints ? t('actionPhase.noActionsLeft') : t('actionPhase.choosePiece')}
        hint={hasNoPoints ? t('actionPhase.noActionsLeftHint') : t('actionPhase.choosePieceHint')}
        left={<UndoButton />}
      >
        {endButton}
      </DecisionPanel>
    );
  }
  const district = districtName(piece.at);
  return (
    <DecisionPanel
      title={
        piece.kind === 'pawn'
          ? t('actionPhase.pawnInDistrict', { district })
          : t('actionPhase.bandInDistrict', { district })
      }
      hint={<MoveCostHint phaseState={phaseState} />}
      icon={piece.kind === 'pawn' ? <PawnIcon colour={pawnColour} size={34} /> : <BandIcon size={34} />}
      left={destination === null ? <UndoButton /> : endButton}
    >
      {destination === null ? (
        endButton
      ) : (
        <Button
          variant="primary"
          size="small"
          data-testid="confirm"
          {...anchor('confirm')}
          disabled={isBusy}
          onClick={confirmMove}
        >
          {t('actionPhase.confirmMove', { count: destination.cost })}
        </Button>
      )}
    </DecisionPanel>
  );
}

function MoveCostHint({ phaseState }: { readonly phaseState: ActPhaseState }) {
  const { t } = useTranslation('table');
  const { view } = useTable('view');
  const hoveredDistrict = useStore(useDraftStore(), (state) => state.hover.district);
  const destination =
    phaseState.destinations.find(({ to }) => to === hoveredDistrict) ?? phaseState.destination;
  if (destination === null) return t('actionPhase.chooseDestination');
  const { cones } = view.districts[destination.to];
  const remainingCones = uncontainedConesAfterBand(view, destination.to);
  return (
    <>
      {t('actionPhase.destination')} <b>{districtName(destination.to)}</b>:{' '}
      {!destination.pinned
        ? t('actionPhase.actionCost', { count: destination.cost })
        : remainingCones === 0
          ? t('actionPhase.containsFire', { count: cones })
          : t('actionPhase.containsOneCone', { count: remainingCones })}
    </>
  );
}

interface EndActionsButtonProps {
  readonly stateId: number; // the question is valid for this state only
  readonly unusedActions: number; // actions left
  readonly isPrimary: boolean; // no other button is primary
  readonly disabled: boolean;
  readonly onEnd: () => void;
}

/**
 * Ends the action phase. With unused actions, the first press only asks to confirm, because the next card is secret
 * and its draw cannot be undone.
 *
 * The question has no timeout. It ends when the player presses or focuses another element, or when the state changes.
 * The button is primary only while it asks or when no action is left.
 */
export function EndActionsButton({
  stateId,
  unusedActions,
  isPrimary,
  disabled,
  onEnd,
}: EndActionsButtonProps) {
  const { t } = useTranslation('table');
  const [confirmingStateId, setConfirmingStateId] = useState<number | null>(null);
  const isConfirming = confirmingStateId === stateId;
  const labelRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isConfirming) return undefined;
    const cancelOutside = ({ target }: Event) => {
      const button = labelRef.current?.closest('button');
      if (!(target instanceof Node && button?.contains(target))) setConfirmingStateId(null);
    };
    for (const type of CANCEL_EVENTS) document.addEventListener(type, cancelOutside);
    return () => {
      for (const type of CANCEL_EVENTS) document.removeEventListener(type, cancelOutside);
    };
  }, [isConfirming]);
  const handlePress = () => {
    if (unusedActions > 0 && !isConfirming) setConfirmingStateId(stateId);
    else onEnd();
  };
  return (
    <Button
      variant={isConfirming || (isPrimary && unusedActions === 0) ? 'primary' : 'secondary'}
      size="small"
      data-testid="end-actions"
      {...anchor('end-actions')}
      aria-keyshortcuts="e"
      disabled={disabled}
      onClick={handlePress}
    >
      <span ref={labelRef} aria-live="polite">
        {isConfirming
          ? t('actionPhase.confirmEndActions', { count: unusedActions })
          : t('actionPhase.endActions')}
      </span>
    </Button>
  );
}
