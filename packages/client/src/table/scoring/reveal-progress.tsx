import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { RepeatIcon } from '../../ui/icons';
import styles from './reveal-progress.module.css';
import type { ScoreReveal } from './use-score-reveal';
import { REPLAY_BUTTON_ID } from './use-score-reveal';

const PROGRESS_STEPS = ['houses', 'cones', 'objectives', 'tokens', 'hero', 'total'] as const;

/** Shows the progress of the score reveal, with a button that skips or restarts it. */
export function RevealProgress({ scoreReveal }: { readonly scoreReveal: ScoreReveal }) {
  const { t } = useTranslation(['table', 'scoring']);
  const { isRevealed, current, canReplay, restart, skip } = scoreReveal;
  if (!canReplay) return null;
  const last = PROGRESS_STEPS.filter((step) => isRevealed(step)).at(-1);
  return (
    <div className={styles['line']}>
      <Button size="small" onClick={current === null ? restart : skip} id={REPLAY_BUTTON_ID}>
        {current === null && <RepeatIcon size={16} />}
        {current === null ? t('scoring:again') : t('scoring:skip')}
      </Button>
      <ol className={styles['marks']} aria-hidden="true">
        {PROGRESS_STEPS.map((step) => (
          <li
            key={step}
            className={`${isRevealed(step) ? styles['told'] : ''} ${step === last ? styles['last'] : ''}`}
          >
            {t(`scoring:mark.${step}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
