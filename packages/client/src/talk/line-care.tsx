import type { ChatLine, Tend } from '@great-fire/protocol';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import styles from './line-care.module.css';
import type { Talk } from './talk-of';

/** What can be done about a line of somebody else: not to hear them, to keep them away altogether, to report it, and, for the host, to take it out. */
export function LineCare({ line, talk }: { readonly line: ChatLine; readonly talk: Talk }) {
  const { t } = useTranslation('talk');
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState<'reported' | 'refused' | null>(null);
  const { viewer, match, tend } = talk;
  const does = async (what: Tend) => {
    const { ok } = await tend(what);
    setTold(ok ? (what.do === 'report' ? 'reported' : null) : 'refused');
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
          <button type="button" onClick={() => void does({ do: 'mute', line: id })} data-testid="mute">
            {t('mute', { name })}
          </button>
          <button
            type="button"
            onClick={() => void does({ do: 'block', line: id })}
            data-testid="block-writer"
          >
            {t('block', { name })}
          </button>
          <button type="button" onClick={() => void does({ do: 'report', line: id })} data-testid="report">
            {t('report')}
          </button>
          {viewer !== null && viewer === match.host && (
            <button
              type="button"
              onClick={() => void does({ do: 'remove', line: id })}
              data-testid="remove-line"
            >
              {t('remove')}
            </button>
          )}
        </div>
      )}
      <small className={styles['told']} role="status">
        {told !== null && t(`told.${told}`)}
      </small>
    </>
  );
}
