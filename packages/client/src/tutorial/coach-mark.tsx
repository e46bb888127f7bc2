import { useTranslation } from '../i18n/use-translation';
import { Link } from 'wouter';
import { districtName } from '../table/names';
import { buttonClass } from '../ui/button';
import styles from './coach-mark.module.css';
import type { TutorialStep } from './tutorial-steps';
import { targetsMap } from './tutorial-steps';
import type { TargetRect } from './use-step-target';
import { useFocusTarget, useTargetRect, useInputLock } from './use-step-target';

interface CoachMarkProps {
  readonly step: TutorialStep;
  readonly index: number; // from 0
  readonly count: number;
  readonly onDone: () => void;
}

/** The prompt of a tutorial step and a ring around its target control. */
export function CoachMark({ step, index, count, onDone }: CoachMarkProps) {
  const { t } = useTranslation('tutorial');
  const rect = useTargetRect(step.targetId);
  useFocusTarget(step.targetId, rect);
  useInputLock(step.targetId, onDone);
  const isLast = index === count - 1;
  const district = step.district === undefined ? '' : districtName(step.district);
  return (
    <div data-guide>
      {rect !== null && <Spotlight rect={rect} targetId={step.targetId} isInside={isLast} />}
      <section
        className={`${styles['slip']} ${targetsMap(step) ? styles['low'] : ''}`}
        aria-label={t('title')}
      >
        <p role="status" className={styles['words']} data-testid="prompt">
          {t(`prompt.${step.key}`, { district })}
        </p>
        <div className={styles['foot']}>
          <span>{t('progress', { number: index + 1, count: count })}</span>
          {isLast ? (
            <Link
              href="/"
              className={buttonClass({ variant: 'primary', size: 'small' })}
              data-testid="find-table"
            >
              {t('findTable')}
            </Link>
          ) : (
            <Link href="/" className={styles['skip']}>
              {t('skip')}
            </Link>
          )}
        </div>
      </section>
    </div>
  );
}

interface SpotlightProps {
  readonly rect: TargetRect;
  readonly targetId: string;
  readonly isInside: boolean; // inside the target, if there is no room around it
}

function Spotlight({ rect, targetId, isInside }: SpotlightProps) {
  return (
    <span
      className={`${styles['ring']} ${isInside ? styles['within'] : ''}`}
      data-testid="lit"
      data-lit={targetId}
      aria-hidden="true"
      style={{ left: rect.left, top: rect.top, width: rect.width, height: rect.height }}
    />
  );
}
