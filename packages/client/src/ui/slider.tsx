import type { ComponentProps } from 'react';
import styles from './slider.module.css';

export function Slider({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="range" className={`narrowable press ${styles['slider']} ${className}`} {...rest} />;
}
