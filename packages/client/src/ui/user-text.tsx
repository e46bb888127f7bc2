import type { ReactNode } from 'react';

interface UserTextProps {
  readonly children: ReactNode; // a name, or the text of a message
  readonly isTranslatable?: boolean; // by the browser; names are not
}

/** A text of a person. Its direction does not change the order of the text around it. */
export const UserText = ({ children, isTranslatable = false }: UserTextProps) => (
  <bdi {...(!isTranslatable && { translate: 'no' })}>{children}</bdi>
);
