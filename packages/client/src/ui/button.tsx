import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

export interface ButtonLook {
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger'; // one primary button a screen; danger: it cannot be undone
  readonly size?: 'small' | 'usual' | 'big';
  readonly wide?: boolean;
}

/** The classes of a button, also for links that look like one. */
export function buttonClass({ kind = 'plain', size = 'usual', wide = false }: ButtonLook): string {
  return [
    styles['button'],
    kind !== 'plain' && styles[kind],
    size !== 'usual' && styles[size],
    wide && styles['wide'],
  ]
    .filter(Boolean)
    .join(' ');
}

export function Button({
  kind,
  size,
  wide,
  type = 'button',
  ...rest
}: ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  const look = { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) };
  return <button type={type} className={buttonClass(look)} {...rest} />;
}
