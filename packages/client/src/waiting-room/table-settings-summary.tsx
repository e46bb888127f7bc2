import type { MatchSummary } from '@great-fire/protocol';
import { LANGUAGE_NAMES } from '../i18n/languages';
import { useTranslation } from '../i18n/use-translation';
import { timeControlDescription, timeControlLabel } from '../create-table/time-control-label';
import styles from './table-settings.module.css';

/** The settings of the table for players other than the host. */
export function TableSettingsSummary({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation(['waitingRoom', 'lobby', 'common', 'tableOptions']);
  const { t: tClock } = useTranslation(['lobby', 'tableOptions']);
  const { options, timeControl, private: isPrivate, spectatorPolicy } = match;
  const switches = [
    { key: 'hidden', isOn: options.hiddenColours },
    { key: 'destruction', isOn: options.moreDestruction },
    { key: 'manyCones', isOn: options.cones === 100 },
    { key: 'private', isOn: isPrivate },
  ] as const;
  return (
    <dl className={styles['rules']}>
      {switches.map(({ key, isOn }) => (
        <div key={key}>
          <dt>
            {t(`lobby:${key}`)}
            <small>{t(`lobby:${key}Hint`)}</small>
          </dt>
          <dd>{isOn ? t('on') : t('off')}</dd>
        </div>
      ))}
      <div>
        <dt>
          {t('masks')}
          <small>{t('masksHint')}</small>
        </dt>
        <dd>{match.profanityFilter ? t('on') : t('off')}</dd>
      </div>
      <div>
        <dt>
          {t('language')}
          <small>{t('languageHint')}</small>
        </dt>
        <dd lang={match.language}>{LANGUAGE_NAMES[match.language]}</dd>
      </div>
      <div>
        <dt>
          {t('tableOptions:spectators')}
          <small>{t(`tableOptions:whoHint.${spectatorPolicy.access}`)}</small>
        </dt>
        <dd>
          {t(`tableOptions:who.${spectatorPolicy.access}`)}
          {spectatorPolicy.delayMinutes > 0 &&
            `, ${t('tableOptions:later', { count: spectatorPolicy.delayMinutes })}`}
        </dd>
      </div>
      <div className={styles['wide']}>
        <dt>
          {t('pace')}
          <small>
            {timeControlDescription(tClock, timeControl.clock)}
            {timeControl.clock.kind !== 'none' &&
              ` ${t('timeOut', { then: t(`common:then.${timeControl.timeoutAction}`) })}`}
          </small>
        </dt>
        <dd>{timeControlLabel(tClock, timeControl.clock)}</dd>
      </div>
    </dl>
  );
}
