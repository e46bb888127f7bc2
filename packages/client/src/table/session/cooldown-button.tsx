import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Countdown } from '../clock/countdown';
import { useHasPassed } from '../clock/use-countdown';

interface CooldownButtonProps {
  readonly availableAt: number | null; // epoch ms from which the button is enabled; null: always
  readonly disabled: boolean; // disables it at any time
  readonly onPress: () => void;
  readonly testId: string;
  readonly children: ReactNode;
}

/** A button that is disabled until a time and shows the countdown. */
export function CooldownButton({ availableAt, disabled, onPress, testId, children }: CooldownButtonProps) {
  const isAvailable = useHasPassed(availableAt);
  return (
    <Button disabled={!isAvailable || disabled} onClick={onPress} data-testid={testId}>
      {children}
      {availableAt !== null && !isAvailable && <Countdown deadline={availableAt} />}
    </Button>
  );
}
