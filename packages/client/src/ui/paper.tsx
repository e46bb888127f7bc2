import type { ComponentProps } from 'react';
import styles from './paper.module.css';

/** A slip of paper that lies on the water or the map. */
export function Paper({ className = '', ...rest }: ComponentProps<'section'>) {
  return <section className={`${styles['slip']} ${className}`} {...rest} />;
}
