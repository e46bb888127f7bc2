import type { ChatLine } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import styles from './said-line.module.css';

/** Something said at the table; text stays text. */
export function SaidLine({ line }: { readonly line: ChatLine }) {
  const { t } = useTranslation('talk');
  return (
    <p className={`${styles['line']} ${line.channel === 'spectators' ? styles['aside'] : ''}`}>
      <b>{line.name}</b>
      {line.seat === null && ` (${t('spectator')})`} {line.text}
    </p>
  );
}
