import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Countdown } from '../clock/countdown';
import { useHasPassed } from '../clock/use-countdown';

interface CooldownButtonProps {
  readonly availableAt: number | null; // ms since 1970, UTC: it can be pressed from then on; null: from the beginning
  readonly disabled: boolean; // whatever the time
  readonly onPress: () => void;
  readonly testId: string;
  readonly children: ReactNode;
}

/** A button that says how long it is until it can be pressed. */
export function CooldownButton({ availableAt, disabled, onPress, testId, children }: CooldownButtonProps) {
  const isAvailable = useHasPassed(availableAt);
  return (
    <Button disabled={!isAvailable || disabled} onClick={onPress} data-testid={testId}>
      {children}
      {availableAt !== null && !isAvailable && <Countdown deadline={availableAt} />}
    </Button>
  );
}
