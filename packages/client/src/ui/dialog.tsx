import type { ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import styles from './dialog.module.css';

interface DialogApi {
  readonly titleId: string; // the id for the heading that names the dialog
  readonly close: () => void;
}

interface DialogProps {
  readonly className: string | undefined; // its width and place
  readonly onClose: () => void;
  readonly children: (api: DialogApi) => ReactNode;
  readonly 'data-testid'?: string;
}

/**
 * Opens over the page. Escape or a press beside it closes it, and the focus goes back to where it was. What is
 * marked `data-first` has it first, else the first control.
 */
export function Dialog({ className = '', onClose, children, ...rest }: DialogProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const titleId = useId();
  useEffect(() => {
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, [dialog]);
  const close = () => dialog?.close();
  return (
    <dialog
      {...rest}
      ref={setDialog}
      className={`${styles['dialog']} ${className}`}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose(); // not where one that lies inside it closes
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close(); // the backdrop belongs to the dialog
      }}
    >
      {children({ titleId, close })}
    </dialog>
  );
}
