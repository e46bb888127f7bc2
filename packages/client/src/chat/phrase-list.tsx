import { PHRASES } from '@great-fire/protocol';
import type { Phrase } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import styles from './chat-tools.module.css';

/** Buttons that send a phrase. Each reader sees it in their own language. */
export function PhraseList({ onPick }: { readonly onPick: (phrase: Phrase) => void }) {
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
