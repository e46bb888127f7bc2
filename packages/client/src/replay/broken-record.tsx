import type { GameRecord, Verdict } from '@great-fire/game';
import { Link } from 'wouter';
import { spoken } from '../i18n/texts';
import { useTranslation } from '../i18n/use-translation';
import { Sheet } from '../people/sheet';
import { buttonClass } from '../ui/button';
import styles from './bring/bring.module.css';

/** What is wrong with a record. `record` null: it has not the form of one. */
export interface Broken {
  readonly verdict: Exclude<Verdict, { readonly ok: true }>;
  readonly record: GameRecord | null;
}

/** A page in the place of the viewer. */
export function BrokenRecord({ broken }: { readonly broken: Broken }) {
  const { t } = useTranslation(['replay', 'common']);
  return (
    <Sheet title={t('broken.title')}>
      <h1>{t('broken.title')}</h1>
      <BrokenNote broken={broken} />
      <Link href="/" className={buttonClass({ kind: 'primary' })}>
        {t('common:home')}
      </Link>
    </Sheet>
  );
}

/** The first thing that is wrong, in words: the field that the form refuses, or the rule and where it is broken. */
export function BrokenNote({ broken: { verdict, record } }: { readonly broken: Broken }) {
  const { t } = useTranslation('replay');
  const told = (): string => {
    if ('format' in verdict) return t('broken.format', { ...verdict.format });
    const { where, rule, why } = verdict.fault;
    if (typeof where !== 'number') return t(`broken.${where}`, { rule, why });
    const action = record?.actions[where];
    if (action === undefined) return t('broken.unfinished', { move: where, rule });
    const name = record?.players[action.seat]?.name ?? String(action.seat + 1);
    return t('broken.move', { move: where + 1, name, rule, why });
  };
  return (
    <p role="alert" className={styles['wrong']} data-testid="broken">
      {told()} {spoken() !== 'en' && <small>{t('broken.english')}</small>}
    </p>
  );
}
