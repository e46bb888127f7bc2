import type { ComponentProps } from 'react';
import styles from './button.module.css';

export interface ButtonAppearance {
  readonly variant?: 'primary' | 'plain' | 'quiet' | 'danger'; // one primary button per screen; danger: irreversible
  readonly size?: 'small' | 'usual' | 'big';
  readonly fullWidth?: boolean;
}

/** Returns the classes of a button, also for links that look like buttons. */
export function buttonClass({
  variant = 'plain',
  size = 'usual',
  fullWidth = false,
}: ButtonAppearance): string {
  return [
    styles['button'],
    variant !== 'plain' && styles[variant],
    size !== 'usual' && styles[size],
    fullWidth && styles['wide'],
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
