import { CHAT_MAX } from '@great-fire/protocol';
import type { ChatMessage, ErrorCode } from '@great-fire/protocol';
import { useId, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import styles from './chat.module.css';
import { MentionField } from './mention-field';
import type { Talk } from './talk-of';
import { speaksAside } from './talk-of';
import { Tools } from './tools';
import { useField } from './use-field';

/** A line to say something, and what helps with it. */
export function SayForm({ talk }: { readonly talk: Talk }) {
  const { t } = useTranslation(['talk', 'common']);
  const hint = useId();
  const field = useField();
  const [failed, setFailed] = useState<ErrorCode | null>(null);
  const isAside = speaksAside(talk);
  const say = async (message: ChatMessage): Promise<boolean> => {
    const answer = await talk.say(message);
    setFailed(answer.ok ? null : answer.code);
    return answer.ok;
  };
  const speak = async () => {
    const text = field.text.trim();
    if (text === '') return;
    // At once: the next line may be written while this one is on its way.
    field.write('');
    if (!(await say({ text }))) field.putBack(text);
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void speak();
      }}
    >
      {failed !== null && (
        <p role="alert" className={styles['failed']}>
          {t(failed === 'not-for-you' ? 'common:error.not-for-you' : 'failed')}
        </p>
      )}
      <Tools onEmoji={field.insert} onPhrase={(phrase) => void say({ phrase })} tend={talk.tend} />
      <MentionField
        field={field}
        talk={talk}
        label={t(isAside ? 'aside' : 'say')}
        maxLength={CHAT_MAX}
        {...(isAside && { describedBy: hint })}
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
