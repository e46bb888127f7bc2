import type { ComponentProps } from 'react';
import styles from './slip.module.css';

/** A slip of paper that lies on the water or the map. */
export function Slip({ className = '', ...rest }: ComponentProps<'section'>) {
  return <section className={`${styles['slip']} ${className}`} {...rest} />;
}
