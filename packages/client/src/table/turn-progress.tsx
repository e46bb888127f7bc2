import { Fragment, useLayoutEffect } from 'react';
import type { Turn } from '@great-fire/game';
import { useTranslation } from '../i18n/use-translation';
import { Pips } from '../ui/pips';
import { getInputBlock } from './move-input/phase';
import { usePhase } from './move-input/move-input-context';
import { helpProps } from './help/help-props';
import styles from './turn-progress.module.css';
import { nameOf, useTable } from './model/table-context';
import { useAnimatedGame } from './model/display-context';

const ACTION_POINTS = 4;

/** The performance mark of the state that the page shows; its detail is the id of the state. */
const STATE_MARK = 'table-state';

/** Shows whose turn it is and its current step. Always visible. Follows the animations, but its data are live. */
export function TurnProgress() {
  const { t } = useTranslation('table');
  const { view, match, tableState, stateId, isSending } = useTable(
    'view',
    'match',
    'tableState',
    'stateId',
    'isSending',
  );
  useLayoutEffect(() => {
    performance.mark(STATE_MARK, { detail: stateId });
    return () => performance.clearMarks(STATE_MARK);
  }, [stateId]);
  const animated = useAnimatedGame();
  const livePhase = usePhase();
  const phase = animated.stateId === stateId ? livePhase : 'waiting';
  const isDoubleMove = phase === 'double-move';
  const { turn, viewer } = animated.view;
  const isOver = turn.step === 'over';
  const isSubstituted = getInputBlock(tableState, viewer) === 'bot-controlled';
  const isMyTurn = turn.seat === viewer && !isSubstituted;
  const turnText = isMyTurn ? t('step.yourTurn') : t('step.turnOfPlayer', { name: nameOf(match, turn.seat) });
  const heading = isOver
    ? t('step.gameOver')
    : tableState.isAborted
      ? t('inputBlockReason.aborted')
      : turnText;
  return (
    <div
      className={`row gap-6 one-line text-15 ${styles['stepper']}`}
      data-testid="turn-progress"
      data-step={view.turn.step}
      data-seat={view.turn.seat}
      aria-busy={isSending}
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
      className={`row gap-8 quiet-on-bar ${styles['step']} ${isCurrent ? styles['now'] : ''}`}
      {...helpProps(`step-${name}`)}
      {...(isCurrent && { 'aria-current': 'step' })}
    >
      {state === 'done' && <span aria-label={t('step.done')}>✓</span>}
      {t(`step.${name}`)}
      {name === 'act' && (
        <Pips max={ACTION_POINTS} value={points} label={t('step.actionsLeft', { count: points })} />
      )}
    </span>
  );
}

interface TurnStep {
  readonly name: 'redeal' | 'band' | 'pawn' | 'spread' | 'act' | 'draw' | 'intensify';
  readonly state: 'done' | 'current' | 'upcoming';
}

/**
 * Returns the steps of a turn: one in setup, three in a turn, none at the end. An intensify replaces the step that
 * caused it. The spread stays current while the double move is selected.
 *
 * @source DBL-1
 */
export function getTurnSteps({ step, intensifyBy }: Turn, isDoubleMove = false): readonly TurnStep[] {
  switch (step) {
    case 'over':
      return [];
    case 'redeal':
    case 'band':
    case 'pawn':
      return [{ name: step, state: 'current' }];
    case 'spread':
      return buildSteps('spread', 0);
    case 'act':
      return buildSteps('spread', isDoubleMove ? 0 : 1);
    case 'intensify':
      return intensifyBy === 'discard' ? buildSteps('intensify', 0) : buildSteps('spread', 2);
  }
}

function buildSteps(first: TurnStep['name'], currentIndex: number): readonly TurnStep[] {
  const last: TurnStep['name'] = currentIndex === 2 ? 'intensify' : 'draw';
  return [first, 'act' as const, last].map((name, index) => ({
    name,
    state: index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'upcoming',
  }));
}
