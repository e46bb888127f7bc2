import type { ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import { CloseIcon } from './icons';
import styles from './dialog.module.css';

interface DialogApi {
  readonly titleId: string; // id for the dialog's heading
  readonly close: () => void;
}

interface DialogProps {
  readonly className: string | undefined; // width and position
  readonly onClose: () => void;
  readonly children: (api: DialogApi) => ReactNode;
  readonly 'data-testid'?: string;
}

/**
 * A modal dialog. Escape or a click on the backdrop closes it and restores the focus. The element with `data-first`
 * gets the initial focus, else the first control.
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
        if (event.target === event.currentTarget) onClose(); // ignores the close event of a nested dialog
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close(); // clicks on the backdrop target the dialog
      }}
    >
      {children({ titleId, close })}
    </dialog>
  );
}

interface DialogHeadProps {
  readonly titleId: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** The heading of a dialog with its close button. */
export function DialogHead({ titleId, title, closeLabel, onClose }: DialogHeadProps) {
  return (
    <div className={styles['head']}>
      <h2 id={titleId}>{title}</h2>
      <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}>
        <CloseIcon size={18} />
      </button>
    </div>
  );
}
