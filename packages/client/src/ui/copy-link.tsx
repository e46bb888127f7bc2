import { useRef, useState } from 'react';
import { LinkIcon } from '../pieces';
import { Button } from './button';
import { TextField } from './text-field';
import styles from './copy-link.module.css';
import { copyText } from '../lib/copy-text';

interface CopyLinkProps {
  readonly link: string;
  readonly label: string; // of the field
  readonly copyLabel: string; // on the button
  readonly shareLabel?: string; // on the button to the system's share sheet, where there is one; left out: none
  readonly hint: string; // until it was copied
  readonly copiedHint: string;
  readonly manualHint: string; // where the browser does not let it be copied
  readonly testId: string; // of the field
}

/** A link to hand on: to read, to copy, to share. */
export function CopyLink({
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
      <div className={styles['ways']}>
        <Button onClick={() => void copyLink()}>
          <LinkIcon size={18} />
          {copyLabel}
        </Button>
        {canShare && (
          // Whoever closes the sheet again has shared nothing, and nothing is wrong.
          <Button onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
            {shareLabel}
          </Button>
        )}
      </div>
      <p className={styles['hint']} role="status">
        {status}
      </p>
    </>
  );
}
