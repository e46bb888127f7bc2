import type { ReactNode } from 'react';
import styles from './icon-button.module.css';

/** An icon button of the bar. `label` is its accessible name. */
export function IconButton({
  label,
  onPress,
  children,
}: {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={styles['button']} aria-label={label} title={label} onClick={onPress}>
      {children}
    </button>
  );
}
