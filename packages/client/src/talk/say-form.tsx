import { CHAT_MAX } from '@great-fire/protocol';
import { useId, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import styles from './chat.module.css';
import type { Talk } from './talk-of';
import { speaksAside } from './talk-of';

/** A line to say something. */
export function SayForm({ talk }: { readonly talk: Talk }) {
  const { t } = useTranslation('talk');
  const hint = useId();
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const isAside = speaksAside(talk);
  const speak = async () => {
    const words = text.trim();
    if (words === '') return;
    const isSaid = await talk.say(words);
    setFailed(!isSaid);
    if (isSaid) setText('');
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void speak();
      }}
    >
      {hasFailed && (
        <p role="alert" className={styles['failed']}>
          {t('failed')}
        </p>
      )}
      <TextField
        label={t(isAside ? 'aside' : 'say')}
        labelHidden
        placeholder={t(isAside ? 'aside' : 'say')}
        {...(isAside && { 'aria-describedby': hint })}
        maxLength={CHAT_MAX}
        value={text}
        onChange={setText}
        data-testid="chat-text"
      />
      <Button type="submit" data-testid="chat-send">
        {t('send')}
      </Button>
      {isAside && (
        <p id={hint} className={styles['hint']}>
          {t('asideHint')}
        </p>
      )}
    </form>
  );
}
