import { type CreateTableInput, OFFERED_LEVELS, defaultSpectatorAccess } from '@great-fire/protocol';
import { Fragment, type ReactNode } from 'react';
import { LanguageSelect } from '../ui/language-select';
import { currentLanguage } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { SegmentedControl } from '../ui/segmented-control';
import type { ExtraOptionName, TableFormOptions } from './table-options';
import choice from './time-control-picker.module.css';
import { OpeningHandChoice } from './opening-hand-choice';
import styles from './extra-options.module.css';
import { SpectatorAccessPicker } from './spectator-access-picker';

interface ExtraOptionsProps {
  readonly seats: CreateTableInput['players'];
  readonly isPrivate: boolean;
  readonly value: TableFormOptions['extras'];
  readonly onChange: (value: TableFormOptions['extras']) => void;
}

/** Options of a new table besides its rules: bots, spectators and language. */
export function ExtraOptions({ seats, isPrivate, value, onChange }: ExtraOptionsProps) {
  const { t } = useTranslation(['tableOptions', 'common']);
  const { bots, level, language, spectatorAccess, openingHandAnswer } = value;
  // An option that is missing does not compile.
  const controls: Readonly<Record<ExtraOptionName, ReactNode>> = {
    spectatorAccess: (
      <SpectatorAccessPicker
        value={spectatorAccess ?? defaultSpectatorAccess(isPrivate)}
        onChange={(next) => onChange({ ...value, spectatorAccess: next })}
      />
    ),
    language: (
      <div className={choice['choice']}>
        <span className={styles['label']} aria-hidden="true">
          {t('tableLanguage')}
        </span>
        <LanguageSelect
          label={t('tableLanguage')}
          value={language ?? currentLanguage()}
          onChange={(next) => onChange({ ...value, language: next })}
        />
      </div>
    ),
  };
  const counts = Array.from({ length: seats }, (_, count) => count);
  return (
    <>
      <div className={choice['choice']}>
        <span className={styles['label']} aria-hidden="true">
          {t('botCountLabel')}
        </span>
        <SegmentedControl
          label={t('botCountLabel')}
          options={counts}
          value={Math.min(bots, seats - 1)}
          onChange={(count) => onChange({ ...value, bots: count })}
        />
        {bots > 0 && (
          <SegmentedControl
            label={t('botStrength')}
            options={OFFERED_LEVELS}
            value={level}
            onChange={(next) => onChange({ ...value, level: next })}
            getLabel={(option) => t(`common:botStrength.${option}`)}
          />
        )}
        {bots >= seats - 1 && (
          <>
            <p className="quiet text-14-5 leading-1-3">{t('startsImmediatelyHint')}</p>
            <OpeningHandChoice
              value={openingHandAnswer}
              onChange={(next) => onChange({ ...value, openingHandAnswer: next })}
            />
          </>
        )}
      </div>
      {Object.entries(controls).map(([name, control]) => (
        <Fragment key={name}>{control}</Fragment>
      ))}
    </>
  );
}
