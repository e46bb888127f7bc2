import { useCallback, useEffect, useState } from 'react';
import { useMotionSetting } from '../../lib/reduced-motion';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { RepeatIcon } from '../../ui/icons';
import { getRevealSteps, getScoreStepDuration, type RevealStep } from './score-rows';
import styles from './score-reveal.module.css';

const PROGRESS_STEPS = ['houses', 'cones', 'objectives', 'tokens', 'hero', 'total'] as const;

/** The id of the button that restarts or skips the reveal. */
export const REPLAY_BUTTON_ID = 'tell-again';

const MODIFIER_KEYS = ['Shift', 'Control', 'Alt', 'Meta'];

export interface ScoreReveal {
  readonly isRevealed: (step: RevealStep) => boolean;
  readonly current: RevealStep | null; // current step; null: finished
  readonly canReplay: boolean;
  readonly restart: () => void;
  readonly skip: () => void;
}

/**
 * Reveals the score step by step. Starts by itself only if this page saw the game end (`sawGameEnd`). Any press skips
 * it. With reduced motion, everything is revealed at once.
 */
export function useScoreReveal(hiddenColours: boolean, sawGameEnd: boolean): ScoreReveal {
  const isMotionReduced = useMotionSetting((state) => state.isReduced);
  const steps = getRevealSteps(hiddenColours);
  const [index, setIndex] = useState(sawGameEnd && !isMotionReduced ? 0 : steps.length);
  const current = isMotionReduced ? null : (steps[index] ?? null);
  const skip = useCallback(() => setIndex(Infinity), []);
  const restart = useCallback(() => setIndex(0), []);
  useEffect(() => {
    if (current === null) return undefined;
    const timer = setTimeout(() => setIndex((step) => step + 1), getScoreStepDuration(current));
    const skipOnPress = (event: Event) => {
      const isModifier = event instanceof KeyboardEvent && MODIFIER_KEYS.includes(event.key);
      // The replay button skips in its own click handler. If the reveal were already over, that click would restart
      // it.
      const isReplayButton =
        event.target instanceof Element && event.target.closest(`#${REPLAY_BUTTON_ID}`) !== null;
      if (!isModifier && !isReplayButton) skip();
    };
    window.addEventListener('pointerdown', skipOnPress);
    window.addEventListener('keydown', skipOnPress);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', skipOnPress);
      window.removeEventListener('keydown', skipOnPress);
    };
  }, [current, skip]);
  const isRevealed = (step: RevealStep) => current === null || steps.indexOf(step) <= steps.indexOf(current);
  return { isRevealed, current, canReplay: !isMotionReduced, restart, skip };
}

/** Shows the progress of the score reveal, with a button that skips or restarts it. */
export function RevealProgress({ scoreReveal }: { readonly scoreReveal: ScoreReveal }) {
  const { t } = useTranslation(['table', 'scoring']);
  const { isRevealed, current, canReplay, restart, skip } = scoreReveal;
  if (!canReplay) return null;
  const last = PROGRESS_STEPS.filter((step) => isRevealed(step)).at(-1);
  return (
    <div className={`unprinted row gap-10 ${styles['line']}`}>
      <Button size="small" onClick={current === null ? restart : skip} id={REPLAY_BUTTON_ID}>
        {current === null && <RepeatIcon size={16} />}
        {current === null ? t('scoring:replayCounting') : t('scoring:skipCounting')}
      </Button>
      <ol className={`stack gap-10 grow narrowable ${styles['marks']}`} aria-hidden="true">
        {PROGRESS_STEPS.map((step) => (
          <li
            key={step}
            className={`${isRevealed(step) ? styles['revealed'] : ''} ${step === last ? styles['last'] : ''}`}
          >
            {t(`scoring:revealStep.${step}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
