import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { PRACTICE_PATH } from '../lib/routes';
import { Skyline } from '../pieces/skyline';
import { buttonClass } from '../ui/button';
import styles from './dead-end.module.css';
import { IllustratedLayout } from './illustrated-layout';
import { TopBar } from './top-bar';

interface DeadEndProps {
  readonly title: string; // says what is not there, or why
  readonly hint?: string;
  readonly children?: ReactNode; // a further way out
}

/** A page that cannot show what its address asks for. Says why, and offers ways out. */
export function DeadEnd({ title, hint, children }: DeadEndProps) {
  const { t } = useTranslation(['common', 'lobby']);
  return (
    <IllustratedLayout
      variant="narrow"
      data-testid="dead-end"
      bar={
        <>
          <title>{t('gameTitle')}</title>
          <TopBar />
        </>
      }
      hero={
        <div className={styles['hero']}>
          <div role="alert">
            <h1>{title}</h1>
          </div>
          {hint !== undefined && <p>{hint}</p>}
        </div>
      }
    >
      <div className={`flex wrap gap-12 top ${styles['ways']}`}>
        <Link href="/" className={buttonClass({ variant: 'primary' })}>
          {t('backToLobby')}
        </Link>
        <Link href={PRACTICE_PATH} className={buttonClass({})}>
          {t('lobby:offlinePractice')}
        </Link>
        {children}
      </div>
      <div className={`loading-picture ${styles['city']}`} aria-hidden="true">
        <Skyline />
      </div>
    </IllustratedLayout>
  );
}
