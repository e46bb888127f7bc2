import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useMoveInput, usePhase } from '../table/move-input/move-input-context';
import { useTableValue } from '../table/model/table-context';
import { Button } from '../ui/button';
import { CloseIcon } from '../ui/icons';
import styles from './round-hints.module.css';

interface RoundHintsProps {
  readonly lastTurn: number; // the last one with a hint
}

/** A hint for each decision of the round that follows the tutorial. */
export function RoundHints({ lastTurn }: RoundHintsProps) {
  const { t } = useTranslation('tutorial');
  const turn = useTableValue(({ view }) => view.turn.number);
  const hint = useHint();
  const [isHidden, setHidden] = useState(false);
  if (isHidden || hint === null || turn > lastTurn) return null;
  return (
    <section
      className={`flex gap-6 text-15-5 on-panel framed round-8 raised fixed leading-1-3 top ${styles['hint']}`}
      aria-label={t('hint.title')}
      data-testid="round-hint"
    >
      <p role="status" className="grow narrowable pad-top-4">
        {t(`hint.${hint}`)}
      </p>
      <Button variant="ghost" size="small" aria-label={t('hint.hide')} onClick={() => setHidden(true)}>
        <CloseIcon size={17} />
      </Button>
    </section>
  );
}

type Hint = 'card' | 'target' | 'confirm' | 'act' | 'intensify' | 'discard' | 'others';

/** Returns the hint for what the viewer decides now; null if there is nothing to say. */
function useHint(): Hint | null {
  const phase = usePhase();
  const { phaseState } = useMoveInput();
  switch (phase) {
    case 'spread':
    case 'double-move':
      if (phaseState.phase !== 'spread' && phaseState.phase !== 'double-move') return null;
      return phaseState.plan !== null ? 'confirm' : phaseState.card !== null ? 'target' : 'card';
    case 'act':
    case 'intensify':
    case 'discard':
      return phase;
    case 'waiting':
      return 'others';
    case 'band':
    case 'pawn':
    case 'over':
      return null;
  }
}
