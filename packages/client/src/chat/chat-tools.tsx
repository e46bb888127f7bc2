import type { Phrase, MutedPersons } from '@great-fire/protocol';
import { PHRASES } from '@great-fire/protocol';
import { useState, useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { ChatModel } from './chat-model';
import styles from './chat-tools.module.css';

/** Buttons that send a phrase. Each reader sees it in their own language. */
function PhraseList({ onPick }: { readonly onPick: (phrase: Phrase) => void }) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles['phrases']} role="group" aria-label={t('phrases')} data-testid="phrase-list">
      {PHRASES.map((phrase) => (
        <button key={phrase} type="button" onClick={() => onPick(phrase)}>
          {t(`phrase.${phrase}`)}
        </button>
      ))}
    </div>
  );
}

/** List of muted people, with buttons to unmute them. */
function MutedList({ moderate }: Pick<ChatModel, 'moderate'>) {
  const { t } = useTranslation('chat');
  const [muted, setMuted] = useState<MutedPersons['muted'] | null>(null);
  const fetchMuted = useEffectEvent(() => moderate({ type: 'list-muted' }));
  useEffect(() => {
    let isCancelled = false;
    void fetchMuted().then((answer) => {
      if (!isCancelled) setMuted(answer.ok ? (answer.muted ?? []) : []);
    });
    return () => {
      isCancelled = true;
    };
  }, []);
  const unmute = async (handle: string) => {
    const { ok } = await moderate({ type: 'unmute', handle });
    if (ok) setMuted((current) => current?.filter((person) => person.handle !== handle) ?? null);
  };
  return (
    <div className={styles['phrases']} role="group" aria-label={t('muted.title')} data-testid="muted-list">
      {muted?.length === 0 && <p>{t('muted.none')}</p>}
      {muted?.map(({ handle, name }) => (
        <button key={handle} type="button" onClick={() => void unmute(handle)}>
          {t('muted.hear', { name })}
        </button>
      ))}
    </div>
  );
}

// Emoji that fit the game. Others come from the keyboard of the device.
const EMOJI =
  '🔥 💧 🪣 🌬️ 💨 🏠 🏚️ ⛪ 🌉 🍞 🐀 👑 🗺️ 🎲 🃏 ⏳ 👀 🤔 😀 😂 😅 😉 😎 😇 😮 😱 😢 😭 😡 🙈 👍 👎 👏 🙏 🤝 🎉'.split(
    ' ',
  );

/** Grid of a few dozen emoji that fit the game. */
function EmojiGrid({ label, onPick }: { readonly label: string; readonly onPick: (emoji: string) => void }) {
  return (
    <div className={styles['emoji']} role="group" aria-label={label} data-testid="emoji-grid">
      {EMOJI.map((emoji) => (
        <button key={emoji} type="button" onClick={() => onPick(emoji)}>
          {emoji}
        </button>
      ))}
    </div>
  );
}

type Tool = 'emoji' | 'phrases' | 'muted';

interface ChatToolsProps {
  readonly onEmoji: (emoji: string) => void;
  readonly onPhrase: (phrase: Phrase) => void;
  readonly onDistrict: (() => void) | null; // starts the name of a district; null: no map is shown
  readonly moderate: ChatModel['moderate'];
}

/** Emoji for the text field, and phrases that each reader sees in their own language. */
export function ChatTools({ onEmoji, onPhrase, onDistrict, moderate }: ChatToolsProps) {
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
        {onDistrict !== null && (
          <button type="button" onClick={onDistrict} data-testid="name-district">
            {t('nameDistrict')}
          </button>
        )}
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
