import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { endFirstSight } from '../first-sight/first-sight';
import styles from './beside-the-city.module.css';
import { EngravedStrip } from './engraved-strip';

interface BesideTheCityProps {
  readonly bar: ReactNode;
  readonly hero: ReactNode; // lies on the engraved city
  readonly children: ReactNode;
  readonly kind: 'front' | 'room';
  readonly 'data-testid'?: string;
}

/** A page with the engraved city at its side; on a phone the city lies above. */
export function BesideTheCity({ bar, hero, children, kind, ...rest }: BesideTheCityProps) {
  useLayoutEffect(endFirstSight, []);
  return (
    <div className={`${styles['page']} ${styles[kind]}`} {...rest}>
      {bar}
      <main className={styles['floor']}>
        <div className={styles['strip']}>
          <div className={styles['picture']} aria-hidden="true">
            <EngravedStrip />
          </div>
          <div className={styles['hero']}>{hero}</div>
        </div>
        <div className={styles['lists']}>{children}</div>
      </main>
    </div>
  );
}
