import type { GameRecord, RecordVerdict } from '@great-fire/game/record';
import { Link } from 'wouter';
import { getLanguage } from '../i18n/messages';
import { useTranslation } from '../i18n/use-translation';
import { TextPage } from '../page/text-page';
import { buttonClass } from '../ui/button';

/** The error of a record. `record` null: its format is wrong. */
export interface RecordError {
  readonly verdict: Exclude<RecordVerdict, { readonly ok: true }>;
  readonly record: GameRecord | null;
}

export function InvalidRecordPage({ error }: { readonly error: RecordError }) {
  const { t } = useTranslation(['replay', 'common']);
  return (
    <TextPage title={t('invalidRecord.title')}>
      <h1>{t('invalidRecord.title')}</h1>
      <InvalidRecordMessage error={error} />
      <Link href="/" className={buttonClass({ variant: 'primary' })}>
        {t('common:backToLobby')}
      </Link>
    </TextPage>
  );
}

/** Describes the first error: the wrong field, or the broken rule and its move. */
export function InvalidRecordMessage({ error: { verdict, record } }: { readonly error: RecordError }) {
  const { t } = useTranslation('replay');
  const errorText = (): string => {
    if ('format' in verdict) return t('invalidRecord.format', { ...verdict.format });
    const { location, rule, why } = verdict.violation;
    if (typeof location !== 'number') return t(`invalidRecord.${location}`, { rule, why });
    const action = record?.actions[location];
    if (action === undefined) return t('invalidRecord.unfinished', { move: location, rule });
    const name = record?.players[action.seat]?.name ?? String(action.seat + 1);
    return t('invalidRecord.move', { move: location + 1, name, rule, why });
  };
  return (
    <p role="alert" className="whole-row any-break bold leading-1-3 ember" data-testid="record-error">
      {errorText()}{' '}
      {getLanguage() !== 'en' && (
        <small className="block regular">{t('invalidRecord.englishOnlyHint')}</small>
      )}
    </p>
  );
}
