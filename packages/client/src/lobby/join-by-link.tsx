import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useLocation } from 'wouter';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import styles from './join-by-link.module.css';
import { matchIdIn, tablePath } from './match-address';

/** For a link that arrived by word or on paper. */
export function JoinByLink() {
  const { t } = useTranslation('lobby');
  const [, goTo] = useLocation();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const go = () => {
    const match = matchIdIn(text);
    setWrong(match === null);
    if (match !== null) goTo(tablePath(match));
  };
  return (
    <form
      className={styles['join']}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <TextField
        label={t('haveLink')}
        labelHidden
        placeholder={t('haveLink')}
        value={text}
        onChange={setText}
        aria-invalid={isWrong}
        data-testid="link"
      />
      <Button type="submit" size="small" data-testid="join-link">
        {t('join')}
      </Button>
      {isWrong && (
        <p role="alert" className={styles['wrong']}>
          {t('linkWrong')}
        </p>
      )}
    </form>
  );
}
