import type { ComponentProps } from 'react';

/** A raised surface over the map or the page background. */
export function PaperPanel({ className = '', ...rest }: ComponentProps<'section'>) {
  return <section className={`on-panel framed round-8 raised ${className}`} {...rest} />;
}
