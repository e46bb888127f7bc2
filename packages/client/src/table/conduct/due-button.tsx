import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { TimeLeft } from '../clock/time-left';
import { useIsDue } from '../clock/use-rest';

interface DueButtonProps {
  readonly from: number | null; // ms since 1970, UTC: it can be pressed from then on; null: from the beginning
  readonly disabled: boolean; // whatever the time
  readonly onPress: () => void;
  readonly testId: string;
  readonly children: ReactNode;
}

/** A button that says how long it is until it can be pressed. */
export function DueButton({ from, disabled, onPress, testId, children }: DueButtonProps) {
  const isDue = useIsDue(from);
  return (
    <Button disabled={!isDue || disabled} onClick={onPress} data-testid={testId}>
      {children}
      {from !== null && !isDue && <TimeLeft until={from} />}
    </Button>
  );
}
