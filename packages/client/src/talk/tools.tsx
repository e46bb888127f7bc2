import type { Phrase } from '@great-fire/protocol';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { EmojiGrid } from './emoji-grid';
import { MutedList } from './muted-list';
import { PhraseList } from './phrase-list';
import type { Talk } from './talk-of';
import styles from './tools.module.css';

type Tool = 'emoji' | 'phrases' | 'muted';

interface ToolsProps {
  readonly onEmoji: (emoji: string) => void;
  readonly onPhrase: (phrase: Phrase) => void;
  readonly tend: Talk['tend'];
}

/** What is said without letters: emoji into the line, and phrases that each reads in their own language. */
export function Tools({ onEmoji, onPhrase, tend }: ToolsProps) {
  const { t } = useTranslation('talk');
  const [shown, setShown] = useState<Tool | null>(null);
  const toggle = (tool: Tool) => setShown(shown === tool ? null : tool);
  return (
    <>
      {shown === 'emoji' && <EmojiGrid label={t('emoji')} onPick={onEmoji} />}
      {shown === 'phrases' && (
        <PhraseList
          onPick={(phrase) => {
            setShown(null);
            onPhrase(phrase);
          }}
        />
      )}
      {shown === 'muted' && <MutedList tend={tend} />}
      <div className={styles['tools']}>
        <button
          type="button"
          aria-expanded={shown === 'emoji'}
          onClick={() => toggle('emoji')}
          data-testid="emoji"
        >
          {t('emoji')}
        </button>
        <button
          type="button"
          aria-expanded={shown === 'phrases'}
          onClick={() => toggle('phrases')}
          data-testid="phrases"
        >
          {t('phrases')}
        </button>
        <button
          type="button"
          aria-expanded={shown === 'muted'}
          onClick={() => toggle('muted')}
          data-testid="muted"
        >
          {t('muted.title')}
        </button>
      </div>
    </>
  );
}
