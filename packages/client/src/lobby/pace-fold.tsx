import type { Pace } from '@great-fire/protocol';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { paceWords } from '../pace/pace-words';

const PaceChoice = lazy(() =>
  import('../pace/pace-choice').then((choice) => ({ default: choice.PaceChoice })),
);

interface PaceFoldProps {
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
  readonly className: string;
}

/** How fast the table plays, in one line; unfolded, what else it might be. */
export function PaceFold({ pace, onChange, className }: PaceFoldProps) {
  const { t } = useTranslation('lobby');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary data-testid="pace">{t('pace.line', { pace: paceWords(t, pace.clock) })}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <PaceChoice pace={pace} onChange={onChange} />
        </Suspense>
      )}
    </details>
  );
}
