import { Fragment } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Pips } from '../ui/pips';
import { holdOf } from './conduct/standing';
import { useMoment } from './decision';
import { explained } from './explain/topics';
import type { StepMark } from './steps-of-turn';
import { stepsOfTurn } from './steps-of-turn';
import styles from './stepper.module.css';
import { nameOf, useTable } from './table-context';

const POINTS = 4;

/** Whose turn it is and which step of it; always in sight. */
export function Stepper() {
  const { t } = useTranslation('table');
  const { view, match, conduct, stateId, sending } = useTable();
  const moment = useMoment();
  const isSpreadingAgain = moment === 'spread-again';
  const { turn, viewer } = view;
  const isOver = turn.step === 'over';
  const isStoodIn = holdOf(conduct, viewer) === 'stood-in';
  const isMine = (turn.seat === viewer && !isStoodIn) || moment === 'redeal'; // all are asked about the hand at once
  const turnOf = isMine ? t('step.yourTurn') : t('step.turnOf', { name: nameOf(match, turn.seat) });
  const who = isOver ? t('step.over') : conduct.isAborted ? t('hold.aborted') : turnOf;
  return (
    <div
      className={styles['stepper']}
      data-testid="stepper"
      data-step={turn.step}
      data-seat={turn.seat}
      data-state-id={stateId}
      data-busy={sending}
    >
      <Fragment key={`${turn.seat} ${turn.step} ${moment}`}>
        {/* other words, other parts: nothing is pushed aside */}
        <b className={styles['who']}>{who}</b>
        {stepsOfTurn(turn, isSpreadingAgain).map(({ name, state }, index) => (
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

function Step({ name, state, points }: StepMark & { readonly points: number }) {
  const { t } = useTranslation('table');
  const isNow = state === 'now';
  return (
    <span
      className={`${styles['step']} ${isNow ? styles['now'] : ''}`}
      {...explained(`step-${name}`)}
      {...(isNow && { 'aria-current': 'step' })}
    >
      {state === 'done' && <span aria-label={t('step.done')}>✓</span>}
      {t(`step.${name}`)}
      {name === 'act' && <Pips of={POINTS} left={points} label={t('step.points', { count: points })} />}
    </span>
  );
}
