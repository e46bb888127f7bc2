import dealScript from '@great-fire/game/verify-deal.mjs?url';
import { useTranslation } from '../i18n/use-translation';
import styles from './fairness.module.css';

const STEPS = ['seed', 'part', 'list', 'open', 'end'] as const;
const LIMITS = ['tells', 'closes', 'adds', 'page'] as const;

/** Explains in five steps how a deal is made, and what the method cannot rule out. */
export function FairnessExplainer({ hasTitle }: { readonly hasTitle: boolean }) {
  const { t } = useTranslation('fairness');
  return (
    <>
      <section>
        {hasTitle && <h2>{t('how')}</h2>}
        <ol className={styles['steps']}>
          {STEPS.map((step) => (
            <li key={step}>{t(`steps.${step}`)}</li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t('not')}</h2>
        <ul className={styles['limits']}>
          {LIMITS.map((limit) => (
            <li key={limit}>{t(`limits.${limit}`)}</li>
          ))}
        </ul>
        <p>
          <a href={dealScript} download="verify-deal.mjs">
            {t('script')}
          </a>
        </p>
      </section>
    </>
  );
}
