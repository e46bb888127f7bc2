import type { CSSProperties } from 'react';
import styles from './lobby-list.module.css';

/** The place of so many rows of a list while they are loading. */
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

/** The place of the preview of the game while the lists are loading. */
export function PreviewPlaceholder({ isCompact }: { readonly isCompact: boolean }) {
  return (
    <div className={styles[isCompact ? 'compactPreview' : 'preview']} aria-hidden="true">
      <div className={styles['placeholder']} />
    </div>
  );
}
