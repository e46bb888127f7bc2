import { CHAT_MAX } from '@great-fire/protocol';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { useStickToEnd } from '../log/stick-to-end';
import { useTable } from '../table-context';
import styles from './chat.module.css';
import { SaidLine } from './said-line';

/** What is said at the table, and a line to say something. */
export function Chat() {
  const { t } = useTranslation('table');
  const { chat, say } = useTable();
  const box = useStickToEnd(chat);
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const speak = async () => {
    const words = text.trim();
    if (words === '') return;
    const isSaid = await say(words);
    setFailed(!isSaid);
    if (isSaid) setText('');
  };
  return (
    <div className={styles['chat']}>
      <div ref={box} className={styles['lines']} role="log" tabIndex={0} aria-label={t('tab.chat')}>
        <div className={styles['said']}>
          {chat.length === 0 && <p className={styles['none']}>{t('chat.none')}</p>}
          {chat.map((line) => (
            <SaidLine key={line.id} line={line} className={styles['line'] ?? ''} />
          ))}
        </div>
      </div>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void speak();
        }}
      >
        {hasFailed && (
          <p role="alert" className={styles['failed']}>
            {t('chat.failed')}
          </p>
        )}
        <TextField
          label={t('chat.say')}
          labelHidden
          placeholder={t('chat.say')}
          maxLength={CHAT_MAX}
          value={text}
          onChange={setText}
          data-testid="chat-text"
        />
        <Button type="submit" data-testid="chat-send">
          {t('chat.send')}
        </Button>
      </form>
    </div>
  );
}
