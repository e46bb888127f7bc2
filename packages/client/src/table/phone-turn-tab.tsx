import { useTranslation } from '../i18n/use-translation';
import { useStore } from 'zustand';
import { DiscardPanel } from './turn-panel/discard-panel';
import { ConfirmSpreadButton } from './turn-panel/confirm-spread-button';
import { SpreadPreviewDetails } from './turn-panel/spread-preview-details';
import { StartingHand } from './turn-panel/starting-hand';
import { TurnPanel } from './turn-panel/turn-panel';
import { TurnPrompt } from './turn-panel/turn-prompt';
import { ConeSource } from './turn-panel/cone-source';
import { getHandCard, getUnplayableCards } from './move-input/phase-state';
import { useDraftStore, useMoveInput } from './move-input/move-input-context';
import { Hand } from './hand/hand';
import { DoubleMoveToggle } from './hand/double-move-toggle';
import styles from './phone-table.module.css';
import { useTable } from './model/table-context';

/** The first tab of the bottom sheet: the current decision with its button. */
export function PhoneTurnTab() {
  const { phaseState } = useMoveInput();
  const isSpread = phaseState.phase === 'spread' || phaseState.phase === 'double-move';
  const plan = isSpread ? phaseState.plan : null;
  if (phaseState.phase === 'redeal') return <StartingHand />;
  const hasActionPanel =
    phaseState.phase === 'act' || phaseState.phase === 'band' || phaseState.phase === 'pawn';
  return (
    <>
      {plan === null ? (
        <TurnPrompt />
      ) : (
        <div className={styles['chosen']}>
          <SpreadPreviewDetails plan={plan} />
          <ConfirmSpreadButton plan={plan} short />
        </div>
      )}
      <TurnPanel />
      {plan !== null && <ConeSource plan={plan} />}
      <DiscardPanel />
      <UnplayableReason />
      <DoubleMoveToggle />
      {hasActionPanel && (
        <div className={styles['peeking']}>
          <Hand />
        </div>
      )}
    </>
  );
}

/** Shows why the card that was tapped last is unplayable. */
function UnplayableReason() {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useTable('view');
  const { phaseState } = useMoveInput();
  const cardIndex = useStore(useDraftStore(), (state) => state.hover.card);
  const card = getHandCard(view, cardIndex);
  if (phaseState.phase !== 'spread' || card === null || cardIndex === null) return null;
  if (getUnplayableCards(view)[cardIndex] !== true) return null;
  return (
    <p className={styles['reason']}>
      <b>{t(`common:direction.${card}`)}</b> {t(`hand.nothing.${card}`)}
    </p>
  );
}
