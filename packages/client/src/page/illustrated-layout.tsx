import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { removeSplash } from '../splash/splash';
import styles from './illustrated-layout.module.css';
import { CityIllustration } from './city-illustration';

interface IllustratedLayoutProps {
  readonly bar: ReactNode;
  readonly hero: ReactNode; // over the engraved city
  readonly children: ReactNode;
  readonly variant: 'front' | 'room';
  readonly 'data-testid'?: string;
}

/** Layout with the engraved city at the side; on a phone above the content. */
export function IllustratedLayout({ bar, hero, children, variant, ...rest }: IllustratedLayoutProps) {
  useLayoutEffect(removeSplash, []);
  return (
    <div className={`${styles['page']} ${styles[variant]}`} {...rest}>
      {bar}
      <main className={styles['floor']}>
        <div className={styles['strip']}>
          <div className={styles['picture']} aria-hidden="true">
            <CityIllustration />
          </div>
          <div className={styles['scroller']}>
            <div className={styles['hero']}>{hero}</div>
          </div>
        </div>
        <div className={styles['lists']}>{children}</div>
      </main>
    </div>
  );
}
