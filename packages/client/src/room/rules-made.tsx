import type { ChangeTable, MatchSummary } from '@great-fire/protocol';
import { changeTable } from '../connection/api';
import { openWords } from '../i18n/i18n';
import { LANGUAGES, NAMES_OF_LANGUAGES } from '../i18n/languages';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { Fold } from '../lobby/fold';
import { PaceFold } from '../lobby/pace-fold';
import { useRequest } from '../lobby/use-request';
import { WatchingChoice } from '../opening/watching-choice';
import { Segment } from '../ui/segment';
import { Switch } from '../ui/switch';
import styles from './rules.module.css';
import { lazily } from '../shell/lazily';

const HookOfTable = lazily(async () => {
  const [part] = await Promise.all([import('../notices/table-hook'), openWords('settings')]);
  return { default: part.HookOfTable };
});

/** The rules of a table, for its host: each is changed at once, for everybody. */
export function RulesMade({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation(['room', 'lobby']);
  const { isBusy, failed, run } = useRequest();
  const { hiddenColours, moreDestruction, cones } = match.options;
  const change = (to: ChangeTable) => void run(() => changeTable(match.id, to));
  const rules = [
    { key: 'hidden', on: hiddenColours, as: (on: boolean) => ({ options: { hiddenColours: on } }) },
    { key: 'destruction', on: moreDestruction, as: (on: boolean) => ({ options: { moreDestruction: on } }) },
    {
      key: 'manyCones',
      on: cones === 100,
      as: (on: boolean) => ({ options: { cones: on ? (100 as const) : (65 as const) } }),
    },
    { key: 'private', on: match.private, as: (on: boolean) => ({ private: on }) },
  ] as const;
  return (
    <>
      <ul className={styles['rules']}>
        {rules.map(({ key, on, as }) => (
          <li key={key}>
            <div>
              <b>{t(`lobby:${key}`)}</b>
              <small>{t(`lobby:${key}Hint`)}</small>
            </div>
            <Switch
              label={t(`lobby:${key}`)}
              on={on}
              disabled={isBusy}
              onChange={(to) => change(as(to))}
              testId={`rule-${key}`}
            />
          </li>
        ))}
        <li>
          <div>
            <b>{t('masks')}</b>
            <small>{t('masksHint')}</small>
          </div>
          <Switch
            label={t('masks')}
            on={match.masksTalk}
            disabled={isBusy}
            onChange={(masksTalk) => change({ masksTalk })}
            testId="rule-masks"
          />
        </li>
        <li className={styles['language']}>
          <div>
            <b>{t('language')}</b>
            <small>{t('languageHint')}</small>
          </div>
          <Segment
            label={t('language')}
            options={LANGUAGES}
            value={match.language}
            called={(one) => NAMES_OF_LANGUAGES[one]}
            onChange={(language) => change({ language })}
          />
        </li>
        <li>
          <PaceFold
            className={styles['fold'] ?? ''}
            pace={match.pace}
            onChange={(pace) => change({ pace })}
          />
        </li>
        <li>
          <Fold summary={t('messages')} className={styles['fold'] ?? ''} testId="messages">
            <HookOfTable match={match.id} />
          </Fold>
        </li>
        <li className={styles['watching']}>
          <WatchingChoice watching={match.watching} onChange={(watching) => change({ watching })} />
        </li>
      </ul>
      <FailedNote failed={failed} />
    </>
  );
}
