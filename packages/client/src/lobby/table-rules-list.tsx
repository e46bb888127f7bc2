import type { MatchSummary } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { paceSentence, paceWords } from '../pace/pace-words';
import styles from './waiting-room.module.css';

/** The rules this table was opened with. */
export function TableRulesList({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation(['lobby', 'common']);
  const { options, pace, private: isPrivate } = match;
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
        <div className={styles['pace']}>
          <dt>
            {t('room.pace')}
            <small>
              {paceSentence(t, pace.clock)}
              {pace.clock.kind !== 'none' &&
                ` ${t('room.timeOut', { then: t(`common:then.${pace.timeOut}`) })}`}
            </small>
          </dt>
          <dd>{paceWords(t, pace.clock)}</dd>
        </div>
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
