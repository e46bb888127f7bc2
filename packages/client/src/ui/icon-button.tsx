import type { ReactNode } from 'react';
import styles from './icon-button.module.css';
import { useTooltip } from './tooltip';

/** An icon button of the bar. `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  onPress,
  children,
}: {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  const { triggerProps, tooltip } = useTooltip(label);
  return (
    <button type="button" className={styles['button']} onClick={onPress} {...triggerProps}>
      {children}
      {tooltip}
    </button>
  );
}
