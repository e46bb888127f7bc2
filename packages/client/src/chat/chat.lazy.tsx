import { useState } from 'react';
import type { ChatLine, ModerationAction } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { useStickToBottom } from '../lib/use-stick-to-bottom';
import { SegmentedControl } from '../ui/segmented-control';
import styles from './chat.module.css';
import { ChatMessageView } from './chat-message.lazy';
import { ChatForm } from './chat-form';
import {
  type ChannelFilter,
  type ChatModel,
  filterMessages,
  hasBothChannels,
  isFromOther,
} from './chat-model';

const CHANNEL_FILTERS = ['all', 'players', 'spectators'] as const;

/** The chat of a table: messages, filter and form. */
export function Chat({ model }: { readonly model: ChatModel }) {
  const { t } = useTranslation('chat');
  const [filter, setFilter] = useState<ChannelFilter>('all');
  const canFilter = hasBothChannels(model);
  const lines = filterMessages(model.chat, canFilter ? filter : 'all');
  const listRef = useStickToBottom(lines);
  return (
    <div className="column grow lowerable">
      {canFilter && (
        <div className={styles['settings']}>
          <SegmentedControl
            label={t('channelFilter.label')}
            options={CHANNEL_FILTERS}
            value={filter}
            onChange={setFilter}
            getLabel={(option) => t(`channelFilter.${option}`)}
          />
        </div>
      )}
      <div
        ref={listRef}
        className={`grow lowerable scroll text-14-5 fine-scroll pad-8-14 ${styles['lines']}`}
        role="log"
        aria-live="off"
        tabIndex={0}
        aria-label={t('messagesLabel')}
        data-testid="chat-lines"
      >
        <div className="column gap-6">
          {model.chatHasMore && (
            <button
              type="button"
              className={`quiet underlined ${styles['earlier']}`}
              onClick={() => void model.loadEarlier()}
            >
              {t('loadEarlier')}
            </button>
          )}
          {lines.length === 0 && !model.chatHasMore && <p className="quiet">{t('empty')}</p>}
          {lines.map((line) => (
            <ChatMessageView
              key={line.id}
              line={line}
              viewer={model.viewer}
              districts={model.districts}
              SeatMark={model.SeatMark}
              serverNow={model.serverNow}
            >
              {isFromOther(line, model.viewer) && <MessageMenu line={line} model={model} />}
            </ChatMessageView>
          ))}
        </div>
      </div>
      <ChatForm model={model} />
    </div>
  );
}

/** Actions on a message of another person: mute, block and report. The host can also remove it. */
function MessageMenu({ line, model }: { readonly line: ChatLine; readonly model: ChatModel }) {
  const { t } = useTranslation('chat');
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<'reported' | 'failed' | null>(null);
  const { viewer, match, moderate } = model;
  const moderateLine = async (action: ModerationAction) => {
    const { ok } = await moderate(action);
    setResult(ok ? (action.type === 'report' ? 'reported' : null) : 'failed');
    setOpen(false);
  };
  const { id, name } = line;
  return (
    <>
      <button
        type="button"
        className={`quiet bold round-6 ${styles['more']}`}
        aria-label={t('messageMenu', { name })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        data-testid="message-actions"
      >
        …
      </button>
      {isOpen && (
        <div className={`flex wrap gap-6 ${styles['actions']}`}>
          <button
            type="button"
            onClick={() => void moderateLine({ type: 'mute', lineId: id })}
            data-testid="mute"
          >
            {t('mutePlayer', { name })}
          </button>
          <button
            type="button"
            onClick={() => void moderateLine({ type: 'block', lineId: id })}
            data-testid="block-author"
          >
            {t('blockPlayer', { name })}
          </button>
          <button
            type="button"
            onClick={() => void moderateLine({ type: 'report', lineId: id })}
            data-testid="report"
          >
            {t('reportMessage')}
          </button>
          {viewer !== null && viewer === match.hostSeat && (
            <button
              type="button"
              onClick={() => void moderateLine({ type: 'remove', lineId: id })}
              data-testid="remove-line"
            >
              {t('removeMessage')}
            </button>
          )}
        </div>
      )}
      <small className={`quiet block ${styles['result']}`} role="status">
        {result !== null && t(`moderationResult.${result}`)}
      </small>
    </>
  );
}
