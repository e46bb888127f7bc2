import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { consumeLinkToken } from '../account/link-token';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { parseGroupLink, parseMatchId, tablePath } from '../lib/routes';
import styles from './join-by-link.module.css';

/** Field for the link of a table or a group that the player received elsewhere. */
export function JoinByLink() {
  const { t } = useTranslation('lobby');
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  useEffect(() => {
    if (isInvalid) form.current?.scrollIntoView({ block: 'nearest' }); // the message is below the field
  }, [isInvalid]);
  const submit = () => {
    const match = parseMatchId(text);
    const path = match === null ? parseGroupLink(text) : tablePath(match);
    setInvalid(path === null);
    if (path === null) return field.current?.focus();
    navigate(path);
    consumeLinkToken(); // the key of a group
  };
  return (
    <form
      ref={form}
      className={`stack gap-8 ${styles['join']}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('inviteLinkPrompt')}
        isLabelHidden
        placeholder={t('inviteLinkPrompt')}
        value={text}
        onChange={setText}
        error={isInvalid ? t('invalidInviteLink') : null}
        ref={field}
        data-testid="table-link-field"
      />
      <Button type="submit" size="small" data-testid="join-link">
        {t('join')}
      </Button>
    </form>
  );
}
