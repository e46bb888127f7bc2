import { CHAT_MAX } from '@great-fire/protocol';
import type { ChatMessage, ErrorCode } from '@great-fire/protocol';
import { useId, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import styles from './chat.module.css';
import { MentionField } from './mention-field';
import type { ChatModel } from './chat-model';
import { speaksToSpectators } from './chat-model';
import { ChatTools } from './chat-tools';
import { useMentionInput } from './use-mention-input';

/** The input of the chat with emoji, phrases and mentions. */
export function ChatForm({ model }: { readonly model: ChatModel }) {
  const { t } = useTranslation(['chat', 'common']);
  const hintId = useId();
  const { fieldRef, ...input } = useMentionInput();
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);
  const isSpectatorOnly = speaksToSpectators(model);
  const send = async (message: ChatMessage): Promise<boolean> => {
    const answer = await model.send(message);
    setErrorCode(answer.ok ? null : answer.code);
    return answer.ok;
  };
  const submit = async () => {
    const text = input.text.trim();
    if (text === '') return;
    // Clears the field before the response, so that the user can type the next message.
    input.setText('');
    if (!(await send({ text }))) input.restore(text);
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {errorCode !== null && (
        <p role="alert" className={styles['failed']}>
          {t(errorCode === 'blocked-by-host' ? 'common:error.blocked-by-host' : 'failed')}
        </p>
      )}
      <ChatTools
        onEmoji={input.insert}
        onPhrase={(phrase) => void send({ phrase })}
        onDistrict={model.districts === undefined ? null : input.startDistrict}
        moderate={model.moderate}
      />
      <MentionField
        input={input}
        fieldRef={fieldRef}
        model={model}
        label={t(isSpectatorOnly ? 'aside' : 'say')}
        maxLength={CHAT_MAX}
        {...(isSpectatorOnly && { describedBy: hintId })}
      />
      <Button type="submit" data-testid="chat-send">
        {t('send')}
      </Button>
      {isSpectatorOnly && (
        <p id={hintId} className={styles['hint']}>
          {t('asideHint')}
        </p>
      )}
    </form>
  );
}
