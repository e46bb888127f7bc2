import type { ChatLine, ModerationAction } from '@great-fire/protocol';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import styles from './message-menu.module.css';
import type { ChatModel } from './chat-model';

/** Actions on a message of another person: mute, block and report. The host can also remove it. */
export function MessageMenu({ line, model }: { readonly line: ChatLine; readonly model: ChatModel }) {
  const { t } = useTranslation('chat');
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<'reported' | 'refused' | null>(null);
  const { viewer, match, moderate } = model;
  const moderateLine = async (action: ModerationAction) => {
    const { ok } = await moderate(action);
    setResult(ok ? (action.type === 'report' ? 'reported' : null) : 'refused');
    setOpen(false);
  };
  const { id, name } = line;
  return (
    <>
      <button
        type="button"
        className={styles['more']}
        aria-label={t('care', { name })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        data-testid="line-care"
      >
        …
      </button>
      {isOpen && (
        <div className={styles['ways']}>
          <button
            type="button"
            onClick={() => void moderateLine({ type: 'mute', lineId: id })}
            data-testid="mute"
          >
            {t('mute', { name })}
          </button>
          <button
            type="button"
            onClick={() => void moderateLine({ type: 'block', lineId: id })}
            data-testid="block-writer"
          >
            {t('block', { name })}
          </button>
          <button
            type="button"
            onClick={() => void moderateLine({ type: 'report', lineId: id })}
            data-testid="report"
          >
            {t('report')}
          </button>
          {viewer !== null && viewer === match.hostSeat && (
            <button
              type="button"
              onClick={() => void moderateLine({ type: 'remove', lineId: id })}
              data-testid="remove-line"
            >
              {t('remove')}
            </button>
          )}
        </div>
      )}
      <small className={styles['told']} role="status">
        {result !== null && t(`told.${result}`)}
      </small>
    </>
  );
}
