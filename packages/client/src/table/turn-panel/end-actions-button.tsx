import { anchor } from '../../lib/anchors';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';

interface EndActionsButtonProps {
  readonly stateId: number; // the question is valid for this state only
  readonly unusedActions: number; // actions left
  readonly isPrimary: boolean; // no other button is primary
  readonly disabled: boolean;
  readonly onEnd: () => void;
}

/**
 * Ends the action phase. With unused actions, the first press only asks to confirm, because the next card is secret
 * and its draw cannot be undone.
 *
 * The question has no timeout. It ends when the player presses or focuses another element, or when the state changes.
 * The button is primary only while it asks or when no action is left.
 */
export function EndActionsButton({
  stateId,
  unusedActions,
  isPrimary,
  disabled,
  onEnd,
}: EndActionsButtonProps) {
  const { t } = useTranslation('table');
  const [confirmingStateId, setConfirmingStateId] = useState<number | null>(null);
  const isConfirming = confirmingStateId === stateId;
  const labelRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isConfirming) return undefined;
    const cancelOutside = ({ target }: Event) => {
      const button = labelRef.current?.closest('button');
      if (!(target instanceof Node && button?.contains(target))) setConfirmingStateId(null);
    };
    for (const type of CANCEL_EVENTS) document.addEventListener(type, cancelOutside);
    return () => {
      for (const type of CANCEL_EVENTS) document.removeEventListener(type, cancelOutside);
    };
  }, [isConfirming]);
  const handlePress = () => {
    if (unusedActions > 0 && !isConfirming) setConfirmingStateId(stateId);
    else onEnd();
  };
  return (
    <Button
      variant={isConfirming || (isPrimary && unusedActions === 0) ? 'primary' : 'plain'}
      size="small"
      data-testid="end-actions"
      {...anchor('end-actions')}
      data-unused={unusedActions}
      data-asks={isConfirming}
      aria-keyshortcuts="e"
      disabled={disabled}
      onClick={handlePress}
    >
      <span ref={labelRef} aria-live="polite">
        {isConfirming ? t('act.endUnused', { count: unusedActions }) : t('act.end')}
      </span>
    </Button>
  );
}

const CANCEL_EVENTS = ['pointerdown', 'focusin'] as const;
