import { type ReactNode, useId } from 'react';
import type { RejectedRequest } from '../api/request';
import { Button, type ButtonAppearance } from './button';
import { RequestError } from './request-error';

interface ConfirmGroupProps {
  readonly label: string; // the action
  readonly question: ReactNode; // or the consequences
  readonly children: ReactNode; // the buttons that confirm
  readonly cancelLabel: string;
  readonly onCancel: () => void;
  readonly isPending: boolean;
  readonly error?: RejectedRequest | null;
  readonly className: string | undefined;
  readonly size?: ButtonAppearance['size'];
}

/**
 * Asks for confirmation in place of the button that was pressed. Takes the focus, because that button has gone. The
 * focus also scrolls the question into view, and screen readers speak it.
 */
export function ConfirmGroup({
  label,
  question,
  children,
  cancelLabel,
  onCancel,
  isPending,
  error = null,
  className = '',
  size = 'medium',
}: ConfirmGroupProps) {
  const questionId = useId();
  return (
    <div
      className={`${className} no-outline`}
      role="group"
      aria-label={label}
      aria-describedby={questionId}
      tabIndex={-1}
      ref={focusOnMount}
    >
      <div id={questionId} className="own-line">
        {question}
      </div>
      {children}
      <Button variant="ghost" size={size} disabled={isPending} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <RequestError error={error} />
    </div>
  );
}

/** The `ref` of an element that takes the focus when it appears. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
