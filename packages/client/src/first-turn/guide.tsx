import { useTranslation } from '../i18n/use-translation';
import { Link } from 'wouter';
import { districtName } from '../table/names';
import { buttonClass } from '../ui/button';
import styles from './guide.module.css';
import type { Prompt } from './prompts';
import { isOnMap } from './prompts';
import type { LitBox } from './use-lit';
import { useLead, useLitBox, useOnly } from './use-lit';

interface GuideProps {
  readonly prompt: Prompt;
  readonly step: number; // from 0
  readonly of: number;
  readonly onMet: () => void;
}

/** The prompt of the moment, and the ring round the one control that it asks for. */
export function Guide({ prompt, step, of, onMet }: GuideProps) {
  const { t } = useTranslation('firstTurn');
  const box = useLitBox(prompt.lit);
  useLead(prompt.lit, box);
  useOnly(prompt.lit, onMet);
  const isLast = step === of - 1;
  const district = prompt.district === undefined ? '' : districtName(prompt.district);
  return (
    <div data-guide>
      {box !== null && <Ring box={box} lit={prompt.lit} within={isLast} />}
      <section
        className={`${styles['slip']} ${isOnMap(prompt) ? styles['low'] : ''}`}
        aria-label={t('title')}
      >
        <p role="status" className={styles['words']} data-testid="prompt">
          {t(`prompt.${prompt.key}`, { district })}
        </p>
        <div className={styles['foot']}>
          <span>{t('progress', { number: step + 1, count: of })}</span>
          {isLast ? (
            <Link
              href="/"
              className={buttonClass({ kind: 'primary', size: 'small' })}
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

interface RingProps {
  readonly box: LitBox;
  readonly lit: string;
  readonly within: boolean; // the slip itself, where there is no room round the control
}

function Ring({ box, lit, within }: RingProps) {
  return (
    <span
      className={`${styles['ring']} ${within ? styles['within'] : ''}`}
      data-testid="lit"
      data-lit={lit}
      aria-hidden="true"
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
    />
  );
}
