import type { Action } from '@great-fire/game';
import type { ComponentProps } from 'react';
import { anchor } from '../../lib/anchors';
import { Button } from '../../ui/button';
import { useMoveInput } from '../move-input/move-input-context';

interface ConfirmButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'children'> {
  readonly action: Action | null; // null: the choice is not complete
}

/** Sends the action that the player has chosen. */
export function ConfirmButton({ action, ...rest }: ConfirmButtonProps) {
  const { isBusy, send } = useMoveInput();
  return (
    <Button
      variant="primary"
      data-testid="confirm"
      {...anchor('confirm')}
      {...rest}
      disabled={isBusy || action === null}
      onClick={() => action !== null && send(action)}
    />
  );
}
