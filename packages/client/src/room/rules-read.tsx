import type { MatchSummary } from '@great-fire/protocol';
import { NAMES_OF_LANGUAGES } from '../i18n/languages';
import { useTranslation } from '../i18n/use-translation';
import { paceSentence, paceWords } from '../pace/pace-words';
import styles from './rules.module.css';

/** The rules of a table, for those who do not make them. */
export function RulesRead({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation(['room', 'lobby', 'common', 'opening']);
  const { t: say } = useTranslation(['lobby', 'opening']);
  const { options, pace, private: isPrivate, watching } = match;
  const rules = [
    { key: 'hidden', on: options.hiddenColours },
    { key: 'destruction', on: options.moreDestruction },
    { key: 'manyCones', on: options.cones === 100 },
    { key: 'private', on: isPrivate },
  ] as const;
  return (
    <dl className={styles['rules']}>
      {rules.map(({ key, on }) => (
        <div key={key}>
          <dt>
            {t(`lobby:${key}`)}
            <small>{t(`lobby:${key}Hint`)}</small>
          </dt>
          <dd>{on ? t('on') : t('off')}</dd>
        </div>
      ))}
      <div>
        <dt>
          {t('masks')}
          <small>{t('masksHint')}</small>
        </dt>
        <dd>{match.masksTalk ? t('on') : t('off')}</dd>
      </div>
      <div>
        <dt>
          {t('language')}
          <small>{t('languageHint')}</small>
        </dt>
        <dd lang={match.language}>{NAMES_OF_LANGUAGES[match.language]}</dd>
      </div>
      <div>
        <dt>
          {t('opening:spectators')}
          <small>{t(`opening:whoHint.${watching.who}`)}</small>
        </dt>
        <dd>
          {t(`opening:who.${watching.who}`)}
          {watching.delayMinutes > 0 && `, ${t('opening:later', { count: watching.delayMinutes })}`}
        </dd>
      </div>
      <div className={styles['wide']}>
        <dt>
          {t('pace')}
          <small>
            {paceSentence(say, pace.clock)}
            {pace.clock.kind !== 'none' && ` ${t('timeOut', { then: t(`common:then.${pace.timeOut}`) })}`}
          </small>
        </dt>
        <dd>{paceWords(say, pace.clock)}</dd>
      </div>
    </dl>
  );
}
