import type { BotLevel } from '@great-fire/protocol';
import { useTranslation } from '../../i18n/use-translation';
import { BotIcon } from '../../ui/icons';
import styles from './bot-badge.module.css';

interface BotBadgeProps {
  readonly level: BotLevel | null;
  readonly short?: boolean; // icon only, for little space
  readonly substituteFor?: string; // name of the absent owner; default: the seat is the bot's own
}

/** Marks a seat that a bot plays, with the bot's level. Renders nothing for a person (null). */
export function BotBadge({ level, short = false, substituteFor }: BotBadgeProps) {
  const { t } = useTranslation('common');
  if (level === null) return null;
  const levelName = t(`bot.${level}`);
  const isOwn = substituteFor === undefined;
  return (
    <span className={`gap-4 one-line quiet inline-row ${styles['tag']}`}>
      <BotIcon size={14} />
      {!short && <span aria-hidden="true">{isOwn ? levelName : t('bot.playing')}</span>}
      <span className="visually-hidden">
        {isOwn ? levelName : t('bot.playingFor', { level: levelName, name: substituteFor })}
      </span>
    </span>
  );
}
