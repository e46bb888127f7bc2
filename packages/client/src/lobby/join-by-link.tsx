import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useLocation } from 'wouter';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import styles from './join-by-link.module.css';
import { parseMatchId, tablePath } from './table-url';

/** For a link that arrived by word or on paper. */
export function JoinByLink() {
  const { t } = useTranslation('lobby');
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const submit = () => {
    const match = parseMatchId(text);
    setInvalid(match === null);
    if (match !== null) navigate(tablePath(match));
  };
  return (
    <form
      className={styles['join']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('haveLink')}
        isLabelHidden
        placeholder={t('haveLink')}
        value={text}
        onChange={setText}
        aria-invalid={isInvalid}
        data-testid="link"
      />
      <Button type="submit" size="small" data-testid="join-link">
        {t('join')}
      </Button>
      {isInvalid && (
        <p role="alert" className={styles['wrong']}>
          {t('linkWrong')}
        </p>
      )}
    </form>
  );
}
