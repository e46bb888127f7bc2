import type { ComponentProps } from 'react';
import styles from './slider.module.css';

/** A range input. */
export function Slider({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="range" className={`${styles['slider']} ${className}`} {...rest} />;
}
