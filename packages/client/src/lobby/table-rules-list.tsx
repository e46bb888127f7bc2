import type { MatchSummary } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import styles from './waiting-room.module.css';

/** The rules this table was opened with. */
export function TableRulesList({ match: { options, private: isPrivate } }: { readonly match: MatchSummary }) {
  const { t } = useTranslation('lobby');
  const rules = [
    { key: 'hidden', on: options.hiddenColours },
    { key: 'destruction', on: options.moreDestruction },
    { key: 'manyCones', on: options.cones === 100 },
    { key: 'private', on: isPrivate },
  ] as const;
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('room.rules')}</h2>
      </div>
      <dl className={styles['rules']}>
        {rules.map(({ key, on }) => (
          <div key={key}>
            <dt>
              {t(key)}
              <small>{t(`${key}Hint`)}</small>
            </dt>
            <dd>{on ? t('room.on') : t('room.off')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
