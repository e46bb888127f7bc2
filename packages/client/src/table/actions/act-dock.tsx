import { conesLeftBy } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { useStore } from 'zustand';
import { Button } from '../../ui/button';
import type { ActOffer } from '../choice/offer';
import { useChoiceStore, useDecision } from '../decision';
import { districtName } from '../names';
import { BandIcon, PawnIcon } from '../pieces';
import { useTable } from '../table-context';
import { Dock } from './dock';
import { EndActionsButton } from './end-actions-button';
import { UndoButton } from './undo-button';

/** The action phase: the piece in hand, what the pointed place costs, undo and the end. */
export function ActDock({ offer }: { readonly offer: ActOffer }) {
  const { t } = useTranslation('table');
  const { view, stateId } = useTable();
  const { busy, send, go } = useDecision();
  const { piece, goal } = offer;
  const pawnColour = view.seats[view.turn.seat]?.pawnColour ?? 'red';
  const end = (
    <EndActionsButton
      stateId={stateId}
      unused={view.turn.points}
      isMain={goal === null}
      disabled={busy}
      onEnd={() => send({ type: 'end-actions' })}
    />
  );
  if (piece === null) {
    const isDone = view.turn.points === 0;
    return (
      <Dock
        title={isDone ? t('act.noPoints') : t('act.choose')}
        hint={isDone ? t('act.noPointsHint') : t('act.chooseHint')}
        left={<UndoButton />}
      >
        {end}
      </Dock>
    );
  }
  const district = districtName(piece.at);
  return (
    <Dock
      title={piece.kind === 'pawn' ? t('act.pawnAt', { district }) : t('act.bandAt', { district })}
      hint={<Goal offer={offer} />}
      icon={piece.kind === 'pawn' ? <PawnIcon colour={pawnColour} size={34} /> : <BandIcon size={34} />}
      left={goal === null ? <UndoButton /> : end}
    >
      {goal === null ? (
        end
      ) : (
        <Button kind="primary" size="small" data-testid="confirm" disabled={busy} onClick={go}>
          {t('act.go', { count: goal.cost })}
        </Button>
      )}
    </Dock>
  );
}

function Goal({ offer }: { readonly offer: ActOffer }) {
  const { t } = useTranslation('table');
  const { view } = useTable();
  const glanced = useStore(useChoiceStore(), (state) => state.glance.district);
  const goal = offer.reached.find(({ to }) => to === glanced) ?? offer.goal;
  if (goal === null) return t('act.chooseGoal');
  const { cones } = view.districts[goal.to];
  const left = conesLeftBy(view, goal.to);
  return (
    <>
      {t('act.to')} <b>{districtName(goal.to)}</b>:{' '}
      {!goal.pinned
        ? t('act.costs', { count: goal.cost })
        : left === 0
          ? t('act.containsAll', { count: cones })
          : t('act.containsOne', { count: left })}
    </>
  );
}
