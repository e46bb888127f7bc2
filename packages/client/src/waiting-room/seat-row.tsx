import type { MatchSummary } from '@great-fire/protocol';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { useIsDesktop } from '../lib/use-media-query';
import { BotIcon, MoreIcon } from '../ui/icons';
import { Button } from '../ui/button';
import { BotPicker } from './bot-picker';
import { ReadyBadge } from './ready-badge';
import { KickConfirm } from './kick-confirm';
import type { SeatEdit } from './seat-list';
import styles from './seat-list.module.css';
import { SeatMenu } from './seat-menu';

interface SeatRowProps {
  readonly match: MatchSummary;
  readonly seat: number;
  readonly mySeat: number | null;
  readonly canEdit: boolean; // the viewer is the host
  readonly seatEdit: SeatEdit | null; // the open edit of this seat
  readonly isPending: boolean;
  readonly onEdit: (mode: SeatEdit['mode'] | null) => void;
  readonly onSwap: (direction: 'up' | 'down') => void;
}

/** A seat: its player, the ready state and the host's actions. */
export function SeatRow(props: SeatRowProps) {
  const { match, seat, mySeat, canEdit, seatEdit, isPending, onEdit, onSwap } = props;
  const { t } = useTranslation(['waitingRoom', 'common']);
  const isDesktop = useIsDesktop();
  const { name = null, botLevel = null, hasOwner = false, isReady = false } = match.seats[seat] ?? {};
  const isOwnSeat = seat === mySeat;
  const isOpen = match.status === 'open';
  const role =
    seat === match.hostSeat && isOpen
      ? isOwnSeat
        ? t('youHost')
        : t('host')
      : isOwnSeat
        ? t('you')
        : t('guest');
  const close = () => onEdit(null);
  return (
    <li className={styles['seat']} data-testid={`seat-${seat}`}>
      <span className={styles['number']}>{seat + 1}</span>
      {name === null ? (
        <span className={styles['empty']}>{t('empty')}</span>
      ) : (
        <>
          <span className={styles['initial']} aria-hidden="true">
            {botLevel === null ? Array.from(name)[0] : <BotIcon size={24} />}
          </span>
          <div className={styles['who']}>
            <p className={styles['name']}>
              {hasOwner && !isOwnSeat ? <Link href={`/people/${match.id}.${seat}`}>{name}</Link> : name}
            </p>
            <small>
              {botLevel !== null ? t('common:bot.mark', { level: t(`common:bot.${botLevel}`) }) : role}
            </small>
          </div>
          {hasOwner && isOpen && <ReadyBadge isReady={isReady} />}
        </>
      )}
      {canEdit && !hasOwner && <BotPicker match={match} seat={seat} />}
      {canEdit && name !== null && (
        <div className={styles['arrange']}>
          {isDesktop && hasOwner && !isOwnSeat && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('removeNamed', { name })}
              onClick={() => onEdit('remove')}
              data-testid={`remove-${seat}`}
            >
              {t('remove')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-expanded={seatEdit !== null}
            aria-label={t('arrange', { name })}
            title={t('arrange', { name })}
            onClick={() => onEdit(seatEdit === null ? 'menu' : null)}
            data-testid={`arrange-${seat}`}
          >
            <MoreIcon />
          </Button>
        </div>
      )}
      {canEdit && name !== null && seatEdit?.mode === 'remove' && (
        <KickConfirm match={match.id} seat={seat} name={name} onClose={close} />
      )}
      {canEdit && name !== null && seatEdit !== null && seatEdit.mode !== 'remove' && (
        <SeatMenu
          {...{ match, seat, isOwnSeat, isPending, onSwap }}
          direction={seatEdit.mode === 'menu' ? null : seatEdit.mode}
          onRemove={() => onEdit('remove')}
          onClose={close}
        />
      )}
    </li>
  );
}
