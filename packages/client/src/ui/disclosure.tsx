import { type ReactNode, Suspense, useState } from 'react';

interface DisclosureProps {
  readonly summary: string;
  readonly className: string;
  readonly testId: string;
  readonly children: ReactNode; // rendered and loaded when it is unfolded
}

/** A summary line that unfolds to show its content. */
export function Disclosure({ summary, className, testId, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary data-testid={testId}>{summary}</summary>
      {isOpen && <Suspense fallback={null}>{children}</Suspense>}
    </details>
  );
}
