import {
  CHAT_MAX,
  PHRASES,
  type ChatMessage,
  type ErrorCode,
  type Phrase,
  type MutedPersons,
} from '@great-fire/protocol';
import { useId, useState, useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import styles from './chat.module.css';
import { MentionField, useMentionInput } from './mention-field';
import { type ChatModel, speaksToSpectators } from './chat-model';

// Emoji that fit the game. Others come from the keyboard of the device.
const EMOJI =
  '🔥 💧 🪣 🌬️ 💨 🏠 🏚️ ⛪ 🌉 🍞 🐀 👑 🗺️ 🎲 🃏 ⏳ 👀 🤔 😀 😂 😅 😉 😎 😇 😮 😱 😢 😭 😡 🙈 👍 👎 👏 🙏 🤝 🎉'.split(
    ' ',
  );

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
      className={`stack gap-8 line-above bottom ${styles['form']}`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {errorCode !== null && (
        <p role="alert" className="whole-row text-14 ember">
          {t(errorCode === 'blocked-by-host' ? 'common:error.blocked-by-host' : 'sendFailed')}
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
        label={t(isSpectatorOnly ? 'spectatorMessageLabel' : 'messageLabel')}
        maxLength={CHAT_MAX}
        {...(isSpectatorOnly && { describedBy: hintId })}
      />
      <Button type="submit" data-testid="chat-send">
        {t('send')}
      </Button>
      {isSpectatorOnly && (
        <p id={hintId} className="whole-row quiet text-14">
          {t('spectatorMessageHint')}
        </p>
      )}
    </form>
  );
}

/** Buttons that send a phrase. Each reader sees it in their own language. */
function PhraseList({ onPick }: { readonly onPick: (phrase: Phrase) => void }) {
  const { t } = useTranslation('chat');
  return (
    <div
      className={`flex wrap gap-6 whole-row scroll ${styles['phrases']}`}
      role="group"
      aria-label={t('quickPhrases')}
      data-testid="phrase-list"
    >
      {PHRASES.map((phrase) => (
        <button key={phrase} type="button" onClick={() => onPick(phrase)}>
          {t(`quickPhrase.${phrase}`)}
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
    void fetchMuted().then((answer) => setMuted(answer.ok ? (answer.muted ?? []) : []));
  }, []);
  const unmute = async (handle: string) => {
    const { ok } = await moderate({ type: 'unmute', handle });
    if (ok) setMuted((current) => current?.filter((person) => person.handle !== handle) ?? null);
  };
  return (
    <div
      className={`flex wrap gap-6 whole-row scroll ${styles['phrases']}`}
      role="group"
      aria-label={t('mutedPlayers.title')}
      data-testid="muted-list"
    >
      {muted?.length === 0 && <p>{t('mutedPlayers.empty')}</p>}
      {muted?.map(({ handle, name }) => (
        <button key={handle} type="button" onClick={() => void unmute(handle)}>
          {t('mutedPlayers.unmute', { name })}
        </button>
      ))}
    </div>
  );
}

/** Grid of a few dozen emoji that fit the game. */
function EmojiGrid({ label, onPick }: { readonly label: string; readonly onPick: (emoji: string) => void }) {
  return (
    <div
      className={`stack whole-row scroll ${styles['emoji']}`}
      role="group"
      aria-label={label}
      data-testid="emoji-grid"
    >
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
function ChatTools({ onEmoji, onPhrase, onDistrict, moderate }: ChatToolsProps) {
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
      <div className={`flex gap-4 whole-row ${styles['tools']}`}>
        <button
          type="button"
          aria-expanded={openTool === 'emoji'}
          onClick={() => toggle('emoji')}
          data-testid="emoji-toggle"
        >
          {t('emoji')}
        </button>
        <button
          type="button"
          aria-expanded={openTool === 'phrases'}
          onClick={() => toggle('phrases')}
          data-testid="phrases-toggle"
        >
          {t('quickPhrases')}
        </button>
        {onDistrict !== null && (
          <button type="button" onClick={onDistrict} data-testid="name-district">
            {t('mentionDistrict')}
          </button>
        )}
        <button
          type="button"
          aria-expanded={openTool === 'muted'}
          onClick={() => toggle('muted')}
          data-testid="muted-toggle"
        >
          {t('mutedPlayers.title')}
        </button>
      </div>
    </>
  );
}
