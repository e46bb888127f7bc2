import { useRef, useState } from 'react';
import { LinkIcon } from '../table/pieces';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import styles from './copy-link.module.css';
import { copyText } from './copy-text';

interface CopyLinkProps {
  readonly link: string;
  readonly label: string; // of the field
  readonly copy: string; // on the button
  readonly share?: string; // on the button to the system's share sheet, where there is one; left out: none
  readonly hint: string; // until it was copied
  readonly copied: string;
  readonly byHand: string; // where the browser does not let it be copied
  readonly testId: string; // of the field
}

/** A link to hand on: to read, to copy, to share. */
export function CopyLink({ link, label, copy, share, hint, copied, byHand, testId }: CopyLinkProps) {
  const [said, setSaid] = useState(hint);
  const field = useRef<HTMLDivElement>(null);
  const copyIt = async () => {
    const input = field.current?.querySelector('input') ?? null;
    setSaid((await copyText(link, input)) ? copied : byHand);
  };
  const canShare = share !== undefined && 'share' in navigator;
  return (
    <>
      <div ref={field}>
        <TextField
          label={label}
          labelHidden
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          data-testid={testId}
        />
      </div>
      <div className={styles['ways']}>
        <Button onClick={() => void copyIt()}>
          <LinkIcon size={18} />
          {copy}
        </Button>
        {canShare && (
          // Whoever closes the sheet again has shared nothing, and nothing is wrong.
          <Button onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>{share}</Button>
        )}
      </div>
      <p className={styles['hint']} role="status">
        {said}
      </p>
    </>
  );
}
