import type { ReactNode, ComponentProps } from 'react';
import type { Action } from '@great-fire/game';
import { PaperPanel } from '../../ui/paper';
import { useTranslation } from '../../i18n/use-translation';
import { anchor } from '../../lib/anchors';
import { Button } from '../../ui/button';
import { useTable } from '../model/table-context';
import { useMoveInput } from '../move-input/move-input-context';
import styles from './decision-panel.module.css';

interface DecisionPanelProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly left?: ReactNode; // the left button
  readonly children?: ReactNode; // the right buttons
}

/** The panel in place of the hand: the current decision and its buttons. */
export function DecisionPanel({ title, hint, icon, left, children }: DecisionPanelProps) {
  return (
    <PaperPanel className={`column spread gap-6 max-content ${styles['dock']}`}>
      <div className={`row ${styles['head']}`}>
        {icon}
        <div>
          <h2 className="fell-20 ink">{title}</h2>
          {hint !== undefined && <p className={`quiet text-14-5 ${styles['text']}`}>{hint}</p>}
        </div>
      </div>
      {(left !== undefined || children !== undefined) && (
        <div className={`row gap-8 ${styles['buttons']}`}>
          {left}
          <span className="grow" />
          {children}
        </div>
      )}
    </PaperPanel>
  );
}

interface ConfirmButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'children'> {
  readonly action: Action | null; // null: the choice is not complete
}

/** Returns the label of a button whose move waits for the connection, or null. */
export function usePendingLabel(): string | null {
  const { t } = useTranslation('table');
  const { connection } = useTable('connection');
  const { isBusy } = useMoveInput();
  return isBusy && connection === 'reconnecting' ? t('prompt.sentWhenConnected') : null;
}

/** Sends the action that the player has chosen. */
export function ConfirmButton({ action, children, ...rest }: ConfirmButtonProps) {
  const { isBusy, send } = useMoveInput();
  const pendingLabel = usePendingLabel();
  return (
    <Button
      variant="primary"
      data-testid="confirm"
      {...anchor('confirm')}
      {...rest}
      disabled={isBusy || action === null}
      onClick={() => action !== null && send(action)}
    >
      {pendingLabel ?? children}
    </Button>
  );
}
