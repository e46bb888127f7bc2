import { Link } from 'wouter';
import { useState } from 'react';
import { maySetUp, setupTableOfSummary } from '@great-fire/table';
import type { MatchSummary } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { playerPath } from '../lib/routes';
import { useIsDesktop } from '../lib/use-media-query';
import { BotIcon, MoreIcon } from '../ui/icons';
import { Button } from '../ui/button';
import { ConfirmGroup } from '../ui/confirm-group';
import { removePlayer } from '../api/table';
import { useMutation } from '../api/use-mutation';
import { useTooltip } from '../ui/tooltip';
import { UserText } from '../ui/user-text';
import { BotPicker, SeatMenu } from './seat-menu';
import type { SeatEdit } from './seat-list';
import styles from './seat-list.module.css';
import readyBadgeStyles from './ready-badge.module.css';

// An irregular outline, like wax under a stamp.
const WAX_SEAL_PATH =
  'M18 2.9Q23.2 0.2 26.2 5.2Q32.6 5.4 31.9 11.6Q36 15.4 32.9 20.1Q35.4 25.9 29.5 27.9Q28.5 34.4 22.2 32.4Q18 36.4 13.7 32.7Q7.8 33.9 6.6 27.9Q1.5 25.5 3.1 20.1Q-1.2 15.2 4.3 11.7Q3.9 5.8 9.7 5.1Q12.8 0.4 18 2.9Z';

/** Shows whether a player is ready: a wax seal, or an empty ring. */
function ReadyBadge({ isReady }: { readonly isReady: boolean }) {
  const { t } = useTranslation('waitingRoom');
  return (
    <span
      className={`row gap-10 firm bold ${readyBadgeStyles['mark']} ${isReady ? '' : readyBadgeStyles['open']}`}
    >
      <svg viewBox="0 0 36 36" width={36} height={36} aria-hidden="true">
        {isReady ? (
          <>
            <path d={WAX_SEAL_PATH} fill="var(--seal-wax)" />
            <circle cx={18} cy={18} r={10.5} className={readyBadgeStyles['stamp']} />
            <path d="M13 18.4l3.7 3.7 6.6-7.2" className={readyBadgeStyles['tick']} />
          </>
        ) : (
          <circle cx={18} cy={18} r={15.5} className={readyBadgeStyles['ring']} />
        )}
      </svg>
      {isReady ? t('ready') : t('notReadyYet')}
    </span>
  );
}

interface KickConfirmProps {
  readonly match: string;
  readonly seat: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Confirms the removal of a player, because it cannot be undone. */
function KickConfirm({ match, seat, name: currentName, onClose }: KickConfirmProps) {
  const [name] = useState(currentName); // the seat may change its owner while this is open
  const { t } = useTranslation('waitingRoom');
  const { isPending, error, runVoid } = useMutation();
  const kick = async () => {
    if (await runVoid(() => removePlayer(match, seat, name))) onClose();
  };
  return (
    <ConfirmGroup
      className={`row wrap gap-8 own-line ${styles['menu']}`}
      label={t('removePlayer', { name })}
      question={<p>{t('removePlayerHint', { name })}</p>}
      cancelLabel={t('cancelRemoval')}
      onCancel={onClose}
      isPending={isPending}
      error={error}
      size="small"
    >
      <Button
        variant="danger"
        size="small"
        disabled={isPending}
        onClick={() => void kick()}
        data-testid="confirm-kick"
      >
        {t('removePlayer', { name })}
      </Button>
    </ConfirmGroup>
  );
}

interface SeatRowProps {
  readonly match: MatchSummary;
  readonly seat: number;
  readonly mySeat: number | null;
  readonly seatEdit: SeatEdit | null; // the open edit of this seat
  readonly isPending: boolean;
  readonly onEdit: (mode: SeatEdit['mode'] | null) => void;
  readonly onSwap: (direction: 'up' | 'down') => void;
}

/** A seat: its player, the ready state and the host's actions. */
export function SeatRow(props: SeatRowProps) {
  const { match, seat, mySeat, seatEdit, isPending, onEdit, onSwap } = props;
  const { t } = useTranslation(['waitingRoom', 'common']);
  const isDesktop = useIsDesktop();
  const { name = null, botLevel = null, hasOwner = false, isReady = false } = match.seats[seat] ?? {};
  const menuTip = useTooltip(t('seatMenuLabel', { name: name ?? '' }));
  const isOwnSeat = seat === mySeat;
  const table = setupTableOfSummary(match);
  const mayReorder = maySetUp(table, mySeat, { type: 'reorder-seats' });
  const mayRemove = maySetUp(table, mySeat, { type: 'remove-player', seat });
  const isOpen = match.status === 'open';
  const role =
    seat === match.hostSeat && isOpen
      ? isOwnSeat
        ? t('youAsHost')
        : t('host')
      : isOwnSeat
        ? t('you')
        : t('guest');
  const close = () => onEdit(null);
  return (
    <li className={`row wrap line-above gap-0-14 ${styles['seat']}`} data-testid={`seat-${seat}`}>
      <span className={`firm quiet ${styles['number']}`}>{seat + 1}</span>
      {name === null ? (
        <span className={styles['empty']}>{t('emptySeat')}</span>
      ) : (
        <>
          <span className={`centre firm framed on-sunk ${styles['initial']}`} aria-hidden="true">
            {botLevel === null ? Array.from(name)[0] : <BotIcon size={24} />}
          </span>
          <div className={styles['who']}>
            <p className={styles['name']}>
              {hasOwner && !isOwnSeat ? (
                <Link href={playerPath(match.id, seat)}>
                  <UserText>{name}</UserText>
                </Link>
              ) : (
                <UserText>{name}</UserText>
              )}
            </p>
            <small className="text-14-5 block">
              {botLevel !== null ? t(`common:bot.${botLevel}`) : role}
            </small>
          </div>
          {hasOwner && isOpen && <ReadyBadge isReady={isReady} />}
        </>
      )}
      {mayReorder && maySetUp(table, mySeat, { type: 'set-bot', seat }) && (
        <BotPicker match={match} seat={seat} />
      )}
      {mayReorder && name !== null && (
        <div className={`flex ends ${styles['arrange']}`}>
          {isDesktop && mayRemove && (
            <Button
              variant="ghost"
              size="small"
              aria-label={t('removePlayer', { name })}
              onClick={() => onEdit('remove')}
              data-testid={`remove-${seat}`}
            >
              {t('removeButton')}
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            aria-expanded={seatEdit !== null}
            {...menuTip.triggerProps}
            onClick={() => onEdit(seatEdit === null ? 'menu' : null)}
            data-testid={`seat-menu-${seat}`}
          >
            <MoreIcon />
            {menuTip.tooltip}
          </Button>
        </div>
      )}
      {mayReorder && name !== null && seatEdit?.mode === 'remove' && (
        <KickConfirm match={match.id} seat={seat} name={name} onClose={close} />
      )}
      {mayReorder && name !== null && seatEdit !== null && seatEdit.mode !== 'remove' && (
        <SeatMenu
          {...{ match, seat, mayRemove, isPending, onSwap }}
          direction={seatEdit.mode === 'menu' ? null : seatEdit.mode}
          onRemove={() => onEdit('remove')}
          onClose={close}
        />
      )}
    </li>
  );
}
