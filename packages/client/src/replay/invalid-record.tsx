import type { GameRecord, Verdict } from '@great-fire/game';
import { Link } from 'wouter';
import { getLanguage } from '../i18n/messages';
import { useTranslation } from '../i18n/use-translation';
import { TextPage } from '../app/text-page';
import { buttonClass } from '../ui/button';
import styles from './import/import.module.css';

/** What is wrong with a record. `record` null: it has not the form of one. */
export interface RecordError {
  readonly verdict: Exclude<Verdict, { readonly ok: true }>;
  readonly record: GameRecord | null;
}

/** A page in the place of the viewer. */
export function InvalidRecordPage({ error }: { readonly error: RecordError }) {
  const { t } = useTranslation(['replay', 'common']);
  return (
    <TextPage title={t('broken.title')}>
      <h1>{t('broken.title')}</h1>
      <InvalidRecordMessage error={error} />
      <Link href="/" className={buttonClass({ variant: 'primary' })}>
        {t('common:home')}
      </Link>
    </TextPage>
  );
}

/** The first thing that is wrong, in words: the field that the form refuses, or the rule and where it is broken. */
export function InvalidRecordMessage({ error: { verdict, record } }: { readonly error: RecordError }) {
  const { t } = useTranslation('replay');
  const errorText = (): string => {
    if ('format' in verdict) return t('broken.format', { ...verdict.format });
    const { location, rule, why } = verdict.violation;
    if (typeof location !== 'number') return t(`broken.${location}`, { rule, why });
    const action = record?.actions[location];
    if (action === undefined) return t('broken.unfinished', { move: location, rule });
    const name = record?.players[action.seat]?.name ?? String(action.seat + 1);
    return t('broken.move', { move: location + 1, name, rule, why });
  };
  return (
    <p role="alert" className={styles['wrong']} data-testid="broken">
      {errorText()} {getLanguage() !== 'en' && <small>{t('broken.english')}</small>}
    </p>
  );
}
