import { useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { LinkIcon } from '../table/pieces';
import { Button } from '../ui/button';
import { Slip } from '../ui/slip';
import { TextField } from '../ui/text-field';
import { copyText } from './copy-text';
import styles from './invite-slip.module.css';
import { tableLink } from './match-address';

/** The link that asks others in. */
export function InviteSlip({ match }: { readonly match: string }) {
  const { t } = useTranslation('lobby');
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no');
  const field = useRef<HTMLDivElement>(null);
  const link = tableLink(match);
  const copy = async () => {
    const input = field.current?.querySelector('input') ?? null;
    setCopied((await copyText(link, input)) ? 'yes' : 'by-hand');
  };
  return (
    <Slip className={styles['slip']}>
      <h2>{t('room.invite')}</h2>
      <div ref={field}>
        <TextField
          label={t('room.linkLabel')}
          labelHidden
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          data-testid="invite-link"
        />
      </div>
      <Button onClick={() => void copy()}>
        <LinkIcon size={18} />
        {t('room.copyLink')}
      </Button>
      <p className={styles['hint']} role="status">
        {copied === 'yes' && t('room.copied')}
        {copied === 'by-hand' && t('room.copyByHand')}
        {copied === 'no' && t('room.linkHint')}
      </p>
    </Slip>
  );
}
