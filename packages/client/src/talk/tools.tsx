import type { Phrase } from '@great-fire/protocol';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { EmojiGrid } from './emoji-grid';
import { PhraseList } from './phrase-list';
import styles from './tools.module.css';

interface ToolsProps {
  readonly onEmoji: (emoji: string) => void;
  readonly onPhrase: (phrase: Phrase) => void;
}

/** What is said without letters: emoji into the line, and phrases that each reads in their own language. */
export function Tools({ onEmoji, onPhrase }: ToolsProps) {
  const { t } = useTranslation('talk');
  const [shown, setShown] = useState<'emoji' | 'phrases' | null>(null);
  const toggle = (tool: 'emoji' | 'phrases') => setShown(shown === tool ? null : tool);
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
      </div>
    </>
  );
}
