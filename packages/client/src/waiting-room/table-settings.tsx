import type { ChangeTable, MatchSummary } from '@great-fire/protocol';
import { updateTable } from '../api/lobby';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { LanguageSelect } from '../ui/language-select';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { Disclosure } from '../ui/disclosure';
import {
  TimeControlDisclosure,
  timeControlDescription,
  timeControlLabel,
} from '../create-table/time-control';
import { useMutation } from '../api/use-mutation';
import { SpectatorAccessPicker } from '../create-table/spectator-access-picker';
import { SwitchField } from '../ui/switch';
import styles from './table-settings.module.css';
import { LANGUAGE_NAMES } from '../i18n/languages';

const TableWebhookSettings = lazyWithMessages(
  () => import('../notifications/webhook-settings.lazy').then((module) => module.TableWebhookSettings),
  'settings',
);

interface Rule {
  readonly key: 'hiddenColours' | 'moreDestruction' | 'manyCones' | 'private';
  readonly isOn: (match: MatchSummary) => boolean;
  readonly toPatch: (isOn: boolean) => ChangeTable;
}

/** The rules of a table that are on or off. */
const RULES: readonly Rule[] = [
  {
    key: 'hiddenColours',
    isOn: ({ options }) => options.hiddenColours,
    toPatch: (hiddenColours) => ({ options: { hiddenColours } }),
  },
  {
    key: 'moreDestruction',
    isOn: ({ options }) => options.moreDestruction,
    toPatch: (moreDestruction) => ({ options: { moreDestruction } }),
  },
  {
    key: 'manyCones',
    isOn: ({ options }) => options.cones === 100,
    toPatch: (isOn) => ({ options: { cones: isOn ? 100 : 65 } }),
  },
  { key: 'private', isOn: (match) => match.private, toPatch: (isOn) => ({ private: isOn }) },
];

/** The settings of the table for the host. Each change takes effect immediately for all. */
export function TableSettingsForm({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation(['waitingRoom', 'lobby']);
  const { isPending, error, run } = useMutation();
  const update = (patch: ChangeTable) => void run(() => updateTable(match.id, patch));
  return (
    <>
      <ul className={styles['rules']}>
        {RULES.map(({ key, isOn, toPatch }) => (
          <li key={key}>
            <SwitchField
              label={t(`lobby:${key}`)}
              isStrong
              hint={<small>{t(`lobby:${key}Hint`)}</small>}
              checked={isOn(match)}
              disabled={isPending}
              onChange={(next) => update(toPatch(next))}
              testId={`rule-${key}`}
            />
          </li>
        ))}
        <li>
          <SwitchField
            label={t('profanityFilter')}
            isStrong
            hint={<small>{t('profanityFilterHint')}</small>}
            checked={match.profanityFilter}
            disabled={isPending}
            onChange={(masksTalk) => update({ profanityFilter: masksTalk })}
            testId="rule-profanity-filter"
          />
        </li>
        <li>
          <div>
            <b>{t('language')}</b>
            <small>{t('languageHint')}</small>
          </div>
          <LanguageSelect
            label={t('language')}
            value={match.language}
            onChange={(language) => update({ language })}
          />
        </li>
        <li>
          <TimeControlDisclosure
            className={styles['fold'] ?? ''}
            timeControl={match.timeControl}
            onChange={(pace) => update({ timeControl: pace })}
          />
        </li>
        <li>
          <Disclosure
            summary={t('webhookMessages')}
            className={styles['fold'] ?? ''}
            testId="webhook-disclosure"
          >
            <TableWebhookSettings match={match.id} />
          </Disclosure>
        </li>
        <li className={styles['spectating']}>
          <SpectatorAccessPicker
            value={match.spectatorAccess}
            onChange={(spectatorAccess) => update({ spectatorAccess })}
          />
        </li>
      </ul>
      <RequestError error={error} />
    </>
  );
}

/** The settings of the table for players other than the host. */
export function TableSettingsSummary({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation(['waitingRoom', 'lobby', 'common', 'tableOptions']);
  const { t: tClock } = useTranslation(['lobby', 'tableOptions']);
  const { timeControl, spectatorAccess } = match;
  return (
    <dl className={styles['rules']}>
      {RULES.map(({ key, isOn }) => (
        <div key={key}>
          <dt>
            {t(`lobby:${key}`)}
            <small>{t(`lobby:${key}Hint`)}</small>
          </dt>
          <dd>{isOn(match) ? t('settingOn') : t('settingOff')}</dd>
        </div>
      ))}
      <div>
        <dt>
          {t('profanityFilter')}
          <small>{t('profanityFilterHint')}</small>
        </dt>
        <dd>{match.profanityFilter ? t('settingOn') : t('settingOff')}</dd>
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
          <small>{t(`tableOptions:spectatorAccessHint.${spectatorAccess}`)}</small>
        </dt>
        <dd>{t(`tableOptions:spectatorAccess.${spectatorAccess}`)}</dd>
      </div>
      <div className={styles['wide']}>
        <dt>
          {t('timeControl')}
          <small>
            {timeControlDescription(tClock, timeControl.clock)}
            {timeControl.clock.kind !== 'none' &&
              ` ${t('timeoutActionSummary', { then: t(`common:timeoutAction.${timeControl.timeoutAction}`) })}`}
          </small>
        </dt>
        <dd>{timeControlLabel(tClock, timeControl.clock)}</dd>
      </div>
    </dl>
  );
}
