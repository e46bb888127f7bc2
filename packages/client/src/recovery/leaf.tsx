import type { ReactNode } from 'react';
import { BesideTheCity } from '../lobby/beside-the-city';
import { Slip } from '../ui/slip';
import { TopBar } from '../ui/top-bar';
import styles from './recover-page.module.css';

interface LeafProps {
  readonly title: string;
  readonly why: string;
  readonly slip: ReactNode; // the way on
  readonly listTitle: string;
  readonly children: ReactNode;
}

/** What lies on this page: what it is about, the way on, and what else there is to know. */
export function Leaf({ title, why, slip, listTitle, children }: LeafProps) {
  return (
    <BesideTheCity
      kind="room"
      bar={<TopBar />}
      hero={
        <>
          <div role="status">
            <h1 className={styles['title']}>{title}</h1>
            <p className={styles['why']}>{why}</p>
          </div>
          <Slip className={styles['slip']}>{slip}</Slip>
        </>
      }
    >
      <h2 className={styles['head']}>{listTitle}</h2>
      <ul className={styles['list']}>{children}</ul>
    </BesideTheCity>
  );
}
