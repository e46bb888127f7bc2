import type { MatchSummary } from '@great-fire/protocol';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { useIsWide } from '../shell/media';
import { WheelIcon } from '../table/pieces';
import { Button } from '../ui/button';
import { BotChoice } from './bot-choice';
import { DotsIcon } from './dots-icon';
import { ReadyMark } from './ready-mark';
import { RemoveSurely } from './remove-surely';
import type { Arranging } from './seat-list';
import styles from './seat-list.module.css';
import { SeatMenu } from './seat-menu';

interface SeatRowProps {
  readonly match: MatchSummary;
  readonly seat: number;
  readonly mySeat: number | null;
  readonly isHost: boolean; // who looks may arrange it
  readonly arranging: Arranging | null; // how they do so just now
  readonly isBusy: boolean;
  readonly onArrange: (how: Arranging['how'] | null) => void;
  readonly onSwap: (way: 'up' | 'down') => void;
}

/** One seat: who has it, whether they are ready, and what the host may do about it. */
export function SeatRow(props: SeatRowProps) {
  const { match, seat, mySeat, isHost, arranging, isBusy, onArrange, onSwap } = props;
  const { t } = useTranslation(['room', 'common']);
  const isWide = useIsWide();
  const { name = null, bot = null, hasOwner = false, isReady = false } = match.seats[seat] ?? {};
  const isMine = seat === mySeat;
  const isOpen = match.status === 'open';
  const role =
    seat === match.host && isOpen ? (isMine ? t('youHost') : t('host')) : isMine ? t('you') : t('guest');
  const done = () => onArrange(null);
  return (
    <li className={styles['seat']} data-testid={`seat-${seat}`}>
      <span className={styles['number']}>{seat + 1}</span>
      {name === null ? (
        <span className={styles['empty']}>{t('empty')}</span>
      ) : (
        <>
          <span className={styles['initial']} aria-hidden="true">
            {bot === null ? Array.from(name)[0] : <WheelIcon size={24} />}
          </span>
          <div className={styles['who']}>
            <p className={styles['name']}>
              {hasOwner && !isMine ? <Link href={`/people/${match.id}.${seat}`}>{name}</Link> : name}
            </p>
            <small>{bot !== null ? t('common:bot.mark', { level: t(`common:bot.${bot}`) }) : role}</small>
          </div>
          {hasOwner && isOpen && <ReadyMark isReady={isReady} />}
        </>
      )}
      {isHost && !hasOwner && <BotChoice match={match} seat={seat} />}
      {isHost && name !== null && (
        <div className={styles['arrange']}>
          {isWide && hasOwner && !isMine && (
            <Button
              kind="quiet"
              size="small"
              aria-label={t('removeNamed', { name })}
              onClick={() => onArrange('remove')}
              data-testid={`remove-${seat}`}
            >
              {t('remove')}
            </Button>
          )}
          <Button
            kind="quiet"
            size="small"
            aria-expanded={arranging !== null}
            aria-label={t('arrange', { name })}
            title={t('arrange', { name })}
            onClick={() => onArrange(arranging === null ? 'menu' : null)}
            data-testid={`arrange-${seat}`}
          >
            <DotsIcon />
          </Button>
        </div>
      )}
      {isHost && name !== null && arranging?.how === 'remove' && (
        <RemoveSurely match={match.id} seat={seat} name={name} onDone={done} />
      )}
      {isHost && name !== null && arranging !== null && arranging.how !== 'remove' && (
        <SeatMenu
          {...{ match, seat, isMine, isBusy, onSwap }}
          way={arranging.how === 'menu' ? null : arranging.how}
          onRemove={() => onArrange('remove')}
          onDone={done}
        />
      )}
    </li>
  );
}
