import type { ReactNode } from 'react';
import { IllustratedLayout } from '../../page/illustrated-layout';
import { Paper } from '../../ui/paper';
import { TopBar } from '../../page/top-bar';
import styles from './recover-page.module.css';

interface RecoveryLayoutProps {
  readonly title: string;
  readonly explanation: string;
  readonly form: ReactNode;
  readonly listTitle: string;
  readonly children: ReactNode;
}

/** Layout of the recovery pages: a title, a form and a list of further facts. */
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
