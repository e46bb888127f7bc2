import type { BotLevel } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import styles from './bot-tag.module.css';
import { WheelIcon } from './pieces';

/** The mark of a seat that a bot plays, with its level; nothing beside a person (null). */
export function BotTag({ level }: { readonly level: BotLevel | null }) {
  const { t } = useTranslation('common');
  if (level === null) return null;
  const called = t(`bot.${level}`);
  return (
    <span className={styles['tag']} data-bot={level}>
      <WheelIcon size={14} />
      <span aria-hidden="true">{called}</span>
      <span className="visually-hidden">{t('bot.mark', { level: called })}</span>
    </span>
  );
}
