import { Fragment } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Pips } from '../ui/pips';
import { getInputBlock } from './move-input/phase';
import { usePhase } from './move-input/move-input-context';
import { helpProps } from './help/help-topics';
import type { TurnStep } from './turn-steps';
import { getTurnSteps } from './turn-steps';
import styles from './stepper.module.css';
import { nameOf, useTable } from './model/table-context';
import { useAnimatedGame } from './display/display-context';

const ACTION_POINTS = 4;

/** Shows whose turn it is and its current step. Always visible. Follows the animations, but its data are live. */
export function Stepper() {
  const { t } = useTranslation('table');
  const { view, match, tableState, stateId, isSending } = useTable(
    'view',
    'match',
    'tableState',
    'stateId',
    'isSending',
  );
  const animated = useAnimatedGame();
  const livePhase = usePhase();
  const phase = animated.stateId === stateId ? livePhase : 'watch';
  const isDoubleMove = phase === 'double-move';
  const { turn, viewer } = animated.view;
  const isOver = turn.step === 'over';
  const isSubstituted = getInputBlock(tableState, viewer) === 'bot-controlled';
  const isMyTurn = (turn.seat === viewer && !isSubstituted) || phase === 'redeal'; // redeal: all decide at once
  const turnText = isMyTurn ? t('step.yourTurn') : t('step.turnOf', { name: nameOf(match, turn.seat) });
  const heading = isOver ? t('step.over') : tableState.isAborted ? t('hold.aborted') : turnText;
  return (
    <div
      className={styles['stepper']}
      data-testid="stepper"
      data-step={view.turn.step}
      data-seat={view.turn.seat}
      data-state-id={stateId}
      data-busy={isSending}
    >
      <Fragment key={`${turn.seat} ${turn.step} ${phase}`}>
        {/* remounts on change: no layout shift */}
        <b className={styles['who']}>{heading}</b>
        {getTurnSteps(turn, isDoubleMove).map(({ name, state }, index) => (
          <Fragment key={name}>
            {index > 0 && (
              <span className={styles['arrow']} aria-hidden="true">
                ›
              </span>
            )}
            <Step name={name} state={state} points={turn.points} />
          </Fragment>
        ))}
      </Fragment>
    </div>
  );
}

function Step({ name, state, points }: TurnStep & { readonly points: number }) {
  const { t } = useTranslation('table');
  const isCurrent = state === 'current';
  return (
    <span
      className={`${styles['step']} ${isCurrent ? styles['now'] : ''}`}
      {...helpProps(`step-${name}`)}
      {...(isCurrent && { 'aria-current': 'step' })}
    >
      {state === 'done' && <span aria-label={t('step.done')}>✓</span>}
      {t(`step.${name}`)}
      {name === 'act' && (
        <Pips max={ACTION_POINTS} value={points} label={t('step.points', { count: points })} />
      )}
    </span>
  );
}
