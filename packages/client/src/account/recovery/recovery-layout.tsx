import type { ReactNode } from 'react';
import { IllustratedLayout } from '../../lobby/illustrated-layout';
import { Paper } from '../../ui/paper';
import { TopBar } from '../../app/top-bar';
import styles from './recover-page.module.css';

interface RecoveryLayoutProps {
  readonly title: string;
  readonly explanation: string;
  readonly form: ReactNode; // the way on
  readonly listTitle: string;
  readonly children: ReactNode;
}

/** What lies on this page: what it is about, the way on, and what else there is to know. */
export function RecoveryLayout({ title, explanation, form, listTitle, children }: RecoveryLayoutProps) {
  return (
    <IllustratedLayout
      variant="room"
      bar={<TopBar />}
      hero={
        <>
          <div role="status">
            <h1 className={styles['title']}>{title}</h1>
            <p className={styles['why']}>{explanation}</p>
          </div>
          <Paper className={styles['slip']}>{form}</Paper>
        </>
      }
    >
      <h2 className={styles['head']}>{listTitle}</h2>
      <ul className={styles['list']}>{children}</ul>
    </IllustratedLayout>
  );
}
