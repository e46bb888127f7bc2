import type { ComponentProps } from 'react';
import styles from './paper.module.css';

/** A raised surface over the map or the page background. */
export function PaperPanel({ className = '', ...rest }: ComponentProps<'section'>) {
  return <section className={`${styles['paper']} ${className}`} {...rest} />;
}
