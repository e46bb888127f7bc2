import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useStickToBottom } from '../lib/use-stick-to-bottom';
import { SegmentedControl } from '../ui/segmented-control';
import styles from './chat.module.css';
import { MessageMenu } from './message-menu';
import { ChatMessageView } from './chat-message.lazy';
import { ChatForm } from './chat-form';
import type { ChannelFilter, ChatModel } from './chat-model';
import { filterMessages, hasBothChannels, isFromOther } from './chat-model';

const CHANNEL_FILTERS = ['all', 'players', 'spectators'] as const;

/** The chat of a table: messages, filter and form. */
export function Chat({ model }: { readonly model: ChatModel }) {
  const { t } = useTranslation('chat');
  const [filter, setFilter] = useState<ChannelFilter>('all');
  const canFilter = hasBothChannels(model);
  const lines = filterMessages(model.chat, canFilter ? filter : 'all');
  const listRef = useStickToBottom(lines);
  return (
    <div className={styles['chat']}>
      {canFilter && (
        <div className={styles['hear']}>
          <SegmentedControl
            label={t('heard.label')}
            options={CHANNEL_FILTERS}
            value={filter}
            onChange={setFilter}
            getLabel={(option) => t(`heard.${option}`)}
          />
        </div>
      )}
      <div
        ref={listRef}
        className={styles['lines']}
        role="log"
        aria-live="off"
        tabIndex={0}
        aria-label={t('lines')}
        data-testid="chat-lines"
      >
        <div className={styles['said']}>
          {model.chatHasMore && (
            <button type="button" className={styles['earlier']} onClick={() => void model.loadEarlier()}>
              {t('earlier')}
            </button>
          )}
          {lines.length === 0 && !model.chatHasMore && <p className={styles['none']}>{t('none')}</p>}
          {lines.map((line) => (
            <ChatMessageView
              key={line.id}
              line={line}
              viewer={model.viewer}
              {...(model.districts && { districts: model.districts })}
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
