import { Suspense, useRef, useState } from 'react';
import { copyText } from '../lib/export-text';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { LinkIcon } from './icons';
import { Button } from './button';
import type { QrCodeProps } from './qr-code.lazy';
import { TextField } from './text-field';
import styles from './share-link.module.css';

interface CopyLinkProps {
  readonly link: string;
  readonly label: string; // of the field
  readonly copyLabel: string; // of the button
  readonly shareLabel?: string; // of the button for the system's share sheet; default: no button
  readonly hint: string; // before the link is copied
  readonly copiedHint: string;
  readonly manualHint: string; // if copying fails
  readonly testId: string; // of the field
}

/** A link in a text field, with buttons to copy and share it. */
export function CopyLinkField({
  link,
  label,
  copyLabel,
  shareLabel,
  hint,
  copiedHint,
  manualHint,
  testId,
}: CopyLinkProps) {
  const [status, setStatus] = useState(hint);
  const field = useRef<HTMLDivElement>(null);
  const copyLink = async () => {
    const input = field.current?.querySelector('input') ?? null;
    setStatus((await copyText(link, input)) ? copiedHint : manualHint);
  };
  const canShare = shareLabel !== undefined && 'share' in navigator;
  return (
    <>
      <div ref={field}>
        <TextField
          label={label}
          isLabelHidden
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          data-testid={testId}
        />
      </div>
      <div className={styles['actions']}>
        <Button onClick={() => void copyLink()}>
          <LinkIcon size={18} />
          {copyLabel}
        </Button>
        {canShare && (
          // Closing the share sheet rejects the promise, which is not an error.
          <Button onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
            {shareLabel}
          </Button>
        )}
      </div>
      <p className="quiet text-14-5 leading-1-2" role="status">
        {status}
      </p>
    </>
  );
}

const Code = lazyWithRetry(() => import('./qr-code.lazy').then((module) => module.QrSquares));

/** A link as a QR code. Its white square is there before the code that draws it. */
export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<span className={styles['code']} />}>
      <Code {...props} />
    </Suspense>
  );
}
