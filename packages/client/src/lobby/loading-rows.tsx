import type { CSSProperties } from 'react';
import styles from './lobby-list.module.css';

/** The place of the rows of a list while they are loading. */
export function LoadingRows({ count }: { readonly count: number }) {
  return (
    <div
      className={styles['loadingRows']}
      style={{ '--rows': count } as CSSProperties}
      aria-hidden="true"
      data-testid="loading-rows"
    />
  );
}
