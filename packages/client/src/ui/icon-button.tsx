import type { ReactNode } from 'react';
import styles from './icon-button.module.css';

/** A button of the bar that shows only a drawing; `label` is its name. */
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
