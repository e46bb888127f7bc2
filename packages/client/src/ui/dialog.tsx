import { type ReactNode, createContext, use, useEffect, useId, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useBackButton } from '../lib/back-layers';
import { ChevronIcon, CloseIcon } from './icons';
import styles from './dialog.module.css';

interface DialogApi {
  readonly close: () => void;
}

const DialogContext = createContext({ titleId: '', isDismissible: true, close: (): void => undefined });

interface DialogProps {
  readonly className?: string | undefined; // another width, or a place that is not the middle
  readonly onClose?: () => void;
  readonly isDismissible?: boolean; // by Escape, the backdrop and the close button; default: true
  readonly children: (api: DialogApi) => ReactNode;
  readonly 'data-testid'?: string;
}

/**
 * A modal dialog, named by its `DialogHead`. Escape, the Back button or a click on the backdrop closes it and restores
 * the focus. The element with `data-autofocus` gets the initial focus, else the first control.
 */
export function Dialog({ className = '', onClose, isDismissible = true, children, ...rest }: DialogProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const titleId = useId();
  useEffect(() => {
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [dialog]);
  const close = () => dialog?.close();
  useBackButton(isDismissible, close);
  return (
    <dialog
      {...rest}
      ref={setDialog}
      className={`${styles['dialog']} ${className}`}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose?.(); // ignores the close event of a nested dialog
      }}
      onClick={(event) => {
        if (isDismissible && event.target === event.currentTarget) close(); // clicks on the backdrop target the dialog
      }}
      onCancel={(event) => {
        if (!isDismissible) event.preventDefault();
      }}
      onKeyDown={(event) => {
        // Chromium ignores a prevented `cancel` at the second Escape, but not a prevented key.
        if (!isDismissible && event.key === 'Escape') event.preventDefault();
      }}
    >
      <DialogContext value={{ titleId, isDismissible, close }}>{children({ close })}</DialogContext>
    </dialog>
  );
}

interface DialogHeadProps {
  readonly title: string;
  readonly back?: { readonly label: string; readonly onPress: () => void } | undefined; // to the first page of the dialog
}

/** The heading of a dialog with its close button. The heading of a later page takes the focus. */
export function DialogHead({ title, back }: DialogHeadProps) {
  const { t } = useTranslation('common');
  const { titleId, isDismissible, close } = use(DialogContext);
  return (
    <div className={`flex spread level ${styles['head']}`}>
      {back !== undefined && (
        <button type="button" className={styles['back']} aria-label={back.label} onClick={back.onPress}>
          <ChevronIcon size={18} />
        </button>
      )}
      <h2 key={title} id={titleId} tabIndex={-1} {...(back !== undefined && { ref: focusOnMount })}>
        {title}
      </h2>
      {isDismissible && (
        <button type="button" className={styles['close']} aria-label={t('close')} onClick={close}>
          <CloseIcon size={18} />
        </button>
      )}
    </div>
  );
}

/** Focuses the heading of the new page, because the pressed button has gone. */
const focusOnMount = (heading: HTMLElement | null): void => heading?.focus();
