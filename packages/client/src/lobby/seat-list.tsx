import type { MatchSummary } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { WheelIcon } from '../table/pieces';
import { BotChoice } from './bot-choice';
import styles from './waiting-room.module.css';

interface SeatListProps {
  readonly match: MatchSummary;
  readonly mySeat: number | null;
}

/** The seats in order; the host says where bots sit. Colours are not promised: they are dealt at the start. */
export function SeatList({ match, mySeat }: SeatListProps) {
  const { t } = useTranslation(['lobby', 'common']);
  const isHost = match.status === 'open' && mySeat !== null && mySeat === match.host;
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('room.seats')}</h2>
        <span>{t('room.drawn')}</span>
      </div>
      <ol className={styles['seats']}>
        {match.seats.map(({ name, bot, hasOwner }, seat) => (
          <li key={seat} className={styles['seat']} data-testid={`seat-${seat}`}>
            <span className={styles['number']}>{seat + 1}</span>
            {name === null ? (
              <span className={styles['empty']}>{t('room.empty')}</span>
            ) : (
              <>
                <span className={styles['initial']} aria-hidden="true">
                  {bot === null ? Array.from(name)[0] : <WheelIcon size={24} />}
                </span>
                <div className={styles['who']}>
                  <p className={styles['name']}>{name}</p>
                  <small>
                    {bot !== null
                      ? t('common:bot.mark', { level: t(`common:bot.${bot}`) })
                      : seat === mySeat
                        ? t('room.you')
                        : t('room.guest')}
                  </small>
                </div>
              </>
            )}
            {isHost && !hasOwner && <BotChoice match={match} seat={seat} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
