import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';

interface EndActionsButtonProps {
  readonly stateId: number; // the question is about this state only
  readonly unused: number; // actions that are left
  readonly isMain: boolean; // no other button of the dock is the main one
  readonly disabled: boolean;
  readonly onEnd: () => void;
}

/**
 * Ends the action phase. With unused actions the first press asks for a second one, because the card that is drawn next is a secret
 * and cannot be undone. The question has no time limit: it ends when the player presses or focuses something else, or when the state
 * changes. The button is the main one only once no action is left, or while it asks.
 */
export function EndActionsButton({ stateId, unused, isMain, disabled, onEnd }: EndActionsButtonProps) {
  const { t } = useTranslation('table');
  const [asksAt, setAsksAt] = useState<number | null>(null);
  const isAsking = asksAt === stateId;
  const label = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isAsking) return undefined;
    const leave = ({ target }: Event) => {
      const button = label.current?.closest('button');
      if (!(target instanceof Node && button?.contains(target))) setAsksAt(null);
    };
    for (const type of LEAVING) document.addEventListener(type, leave);
    return () => {
      for (const type of LEAVING) document.removeEventListener(type, leave);
    };
  }, [isAsking]);
  const press = () => {
    if (unused > 0 && !isAsking) setAsksAt(stateId);
    else onEnd();
  };
  return (
    <Button
      kind={isAsking || (isMain && unused === 0) ? 'primary' : 'plain'}
      size="small"
      data-testid="end-actions"
      data-unused={unused}
      data-asks={isAsking}
      aria-keyshortcuts="e"
      disabled={disabled}
      onClick={press}
    >
      <span ref={label} aria-live="polite">
        {isAsking ? t('act.endUnused', { count: unused }) : t('act.end')}
      </span>
    </Button>
  );
}

const LEAVING = ['pointerdown', 'focusin'] as const;
