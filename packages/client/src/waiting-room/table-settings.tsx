import type { ChangeTable, MatchSummary, TableOptionName } from '@great-fire/protocol';
import { Fragment, type ReactNode } from 'react';
import { updateTable } from '../api/table';
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
import { listOptionSwitches, type OptionSwitch } from '../create-table/option-switches';
import { SpectatorAccessPicker } from '../create-table/spectator-access-picker';
import { SwitchField } from '../ui/switch';
import { LANGUAGE_NAMES } from '../i18n/languages';
import styles from './table-settings.module.css';

const TableWebhookSettings = lazyWithMessages(
  () => import('../notifications/webhook-settings.lazy').then((module) => module.TableWebhookSettings),
  'settings',
);

const toPatch = ({ private: isPrivate, ...options }: OptionSwitch['toggled']): ChangeTable =>
  isPrivate === undefined ? { options } : { private: isPrivate };

/** The options with a switch each: the rules, then whether the table is private. */
type SwitchedOption = 'options' | 'private';

/** The row of each other option; null: the game shows it. An option that is missing does not compile. */
type SettingRows = Readonly<Record<Exclude<TableOptionName, SwitchedOption>, ReactNode>>;

/** The settings of the table for the host. Each change takes effect immediately for all. */
export function TableSettingsForm({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation(['waitingRoom', 'tableOptions']);
  const { isPending, error, run } = useMutation();
  const update = (patch: ChangeTable) => void run(() => updateTable(match.id, patch));
  const rows: SettingRows = {
    profanityFilter: (
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
    ),
    language: (
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
    ),
    timeControl: (
      <li>
        <TimeControlDisclosure
          className={`grow narrowable ${styles['fold']}`}
          timeControl={match.timeControl}
          onChange={(pace) => update({ timeControl: pace })}
        />
      </li>
    ),
    spectatorAccess: (
      <>
        <li>
          <Disclosure
            summary={t('webhookMessages')}
            className={`grow narrowable ${styles['fold']}`}
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
      </>
    ),
    botSpeed: null,
  };
  return (
    <>
      <ul className={`stack line-above halves ${styles['rules']}`}>
        {listOptionSwitches(match.options, match.private).map(({ name, isOn, toggled }) => (
          <li key={name}>
            <SwitchField
              label={t(`tableOptions:${name}`)}
              isStrong
              hint={<small>{t(`tableOptions:${name}Hint`)}</small>}
              checked={isOn}
              disabled={isPending}
              onChange={() => update(toPatch(toggled))}
              testId={`rule-${name}`}
            />
          </li>
        ))}
        {Object.entries(rows).map(([name, row]) => (
          <Fragment key={name}>{row}</Fragment>
        ))}
      </ul>
      <RequestError error={error} />
    </>
  );
}

/** The settings of the table for players other than the host. */
export function TableSettingsSummary({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation(['waitingRoom', 'common', 'tableOptions']);
  const { t: tClock } = useTranslation(['lobby', 'tableOptions']);
  const { timeControl, spectatorAccess } = match;
  const rows: SettingRows = {
    profanityFilter: (
      <div>
        <dt>
          {t('profanityFilter')}
          <small>{t('profanityFilterHint')}</small>
        </dt>
        <dd className="quiet one-line">{match.profanityFilter ? t('settingOn') : t('settingOff')}</dd>
      </div>
    ),
    language: (
      <div>
        <dt>
          {t('language')}
          <small>{t('languageHint')}</small>
        </dt>
        <dd className="quiet one-line" lang={match.language}>
          {LANGUAGE_NAMES[match.language]}
        </dd>
      </div>
    ),
    spectatorAccess: (
      <div>
        <dt>
          {t('tableOptions:spectators')}
          <small>{t(`tableOptions:spectatorAccessHint.${spectatorAccess}`)}</small>
        </dt>
        <dd className="quiet one-line">{t(`tableOptions:spectatorAccess.${spectatorAccess}`)}</dd>
      </div>
    ),
    timeControl: (
      <div>
        <dt>
          {t('timeControl')}
          <small>
            {timeControlDescription(tClock, timeControl.clock)}
            {timeControl.clock.kind !== 'none' &&
              ` ${t('timeoutActionSummary', { then: t(`common:timeoutAction.${timeControl.timeoutAction}`) })}`}
          </small>
        </dt>
        <dd className="quiet one-line">{timeControlLabel(tClock, timeControl.clock)}</dd>
      </div>
    ),
    botSpeed: null,
  };
  return (
    <dl className={`stack line-above halves ${styles['rules']}`}>
      {listOptionSwitches(match.options, match.private).map(({ name, isOn }) => (
        <div key={name}>
          <dt>
            {t(`tableOptions:${name}`)}
            <small>{t(`tableOptions:${name}Hint`)}</small>
          </dt>
          <dd className="quiet one-line">{isOn ? t('settingOn') : t('settingOff')}</dd>
        </div>
      ))}
      {Object.entries(rows).map(([name, row]) => (
        <Fragment key={name}>{row}</Fragment>
      ))}
    </dl>
  );
}
