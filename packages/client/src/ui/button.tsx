import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import iconStyles from './icon-button.module.css';
import { useTooltip } from './tooltip';

export interface ButtonAppearance {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger'; // one primary button per screen; danger: irreversible
  readonly size?: 'small' | 'medium' | 'large';
  readonly fullWidth?: boolean;
}

/** Returns the classes of a button, also for links that look like buttons. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
  fullWidth = false,
}: ButtonAppearance): string {
  return [
    'unprinted',
    styles['button'],
    variant !== 'secondary' && styles[variant],
    size !== 'medium' && styles[size],
    fullWidth && 'wide',
  ]
    .filter(Boolean)
    .join(' ');
}

export function Button({
  variant,
  size,
  fullWidth,
  type = 'button',
  ...rest
}: ButtonAppearance & Omit<ComponentProps<'button'>, 'className' | 'title'>) {
  const appearance = { ...(variant && { variant }), ...(size && { size }), ...(fullWidth && { fullWidth }) };
  return <button type={type} className={buttonClass(appearance)} {...rest} />;
}

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
    <button
      type="button"
      className={`centre round-6 bar-focus ${iconStyles['button']}`}
      onClick={onPress}
      {...triggerProps}
    >
      {children}
      {tooltip}
    </button>
  );
}
