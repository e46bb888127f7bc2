import type { Phrase } from '@great-fire/protocol';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { EmojiGrid } from './emoji-grid';
import { MutedList } from './muted-list';
import { PhraseList } from './phrase-list';
import type { ChatModel } from './chat-model';
import styles from './chat-tools.module.css';

type Tool = 'emoji' | 'phrases' | 'muted';

interface ChatToolsProps {
  readonly onEmoji: (emoji: string) => void;
  readonly onPhrase: (phrase: Phrase) => void;
  readonly moderate: ChatModel['moderate'];
}

/** Emoji for the text field, and phrases that each reader sees in their own language. */
export function ChatTools({ onEmoji, onPhrase, moderate }: ChatToolsProps) {
  const { t } = useTranslation('chat');
  const [openTool, setOpenTool] = useState<Tool | null>(null);
  const toggle = (tool: Tool) => setOpenTool(openTool === tool ? null : tool);
  return (
    <>
      {openTool === 'emoji' && <EmojiGrid label={t('emoji')} onPick={onEmoji} />}
      {openTool === 'phrases' && (
        <PhraseList
          onPick={(phrase) => {
            setOpenTool(null);
            onPhrase(phrase);
          }}
        />
      )}
      {openTool === 'muted' && <MutedList moderate={moderate} />}
      <div className={styles['tools']}>
        <button
          type="button"
          aria-expanded={openTool === 'emoji'}
          onClick={() => toggle('emoji')}
          data-testid="emoji"
        >
          {t('emoji')}
        </button>
        <button
          type="button"
          aria-expanded={openTool === 'phrases'}
          onClick={() => toggle('phrases')}
          data-testid="phrases"
        >
          {t('phrases')}
        </button>
        <button
          type="button"
          aria-expanded={openTool === 'muted'}
          onClick={() => toggle('muted')}
          data-testid="muted"
        >
          {t('muted.title')}
        </button>
      </div>
    </>
  );
}
