import type { BotLevel } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import styles from './bot-tag.module.css';
import { WheelIcon } from './pieces';

interface BotTagProps {
  readonly level: BotLevel | null;
  readonly short?: boolean; // the drawing alone, where words have no room
  readonly standsFor?: string; // the owner, for whom it plays; left out: the seat is the bot's own
}

/** The mark of a seat that a bot plays, with its level; nothing beside a person (null). */
export function BotTag({ level, short = false, standsFor }: BotTagProps) {
  const { t } = useTranslation('common');
  if (level === null) return null;
  const called = t(`bot.${level}`);
  const isOwn = standsFor === undefined;
  return (
    <span className={styles['tag']} data-bot={level}>
      <WheelIcon size={14} />
      {!short && <span aria-hidden="true">{isOwn ? called : t('bot.plays', { level: called })}</span>}
      <span className="visually-hidden">
        {isOwn ? t('bot.mark', { level: called }) : t('bot.playsFor', { level: called, name: standsFor })}
      </span>
    </span>
  );
}
