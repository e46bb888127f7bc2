import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the settings below a line, with an optional heading. */
export function SettingsSection({ title, className = '', children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      className={`stack gap-8 line-above edge-to-edge pad-top-10 ${className}`}
      {...(title !== undefined && { 'aria-labelledby': titleId })}
    >
      {title !== undefined && <h3 id={titleId}>{title}</h3>}
      {children}
    </section>
  );
}
