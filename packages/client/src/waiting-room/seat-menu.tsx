import type { MatchSummary } from '@great-fire/protocol';
import { OFFERED_LEVELS } from '@great-fire/protocol';
import { useEffect, useRef } from 'react';
import { transferHost, setBot, removeBot } from '../api/lobby';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { useIsDesktop } from '../lib/use-media-query';
import { Button } from '../ui/button';
import { CloseIcon } from '../ui/icons';
import { SegmentedControl } from '../ui/segmented-control';
import styles from './seat-list.module.css';

interface SeatMenuProps {
  readonly match: MatchSummary;
  readonly seat: number;
  readonly isOwnSeat: boolean;
  readonly direction: 'up' | 'down' | null; // direction of the last move to this seat
  readonly isPending: boolean;
  readonly onSwap: (direction: 'up' | 'down') => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Actions of the host on a taken seat: move it, transfer the host role, and on phones remove the player. */
export function SeatMenu({
  match,
  seat,
  isOwnSeat,
  direction,
  isPending,
  onSwap,
  onRemove,
  onClose,
}: SeatMenuProps) {
  const { t } = useTranslation('waitingRoom');
  const isDesktop = useIsDesktop();
  const { isPending: isTransferPending, error, runVoid } = useMutation();
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focuses the button of the last direction, or the first enabled one at the end of the list.
    const preferred = containerRef.current?.querySelector<HTMLButtonElement>(
      `[data-way="${direction ?? ''}"]:enabled`,
    );
    (preferred ?? containerRef.current?.querySelector<HTMLButtonElement>('button:enabled'))?.focus();
  }, [direction]);
  const isOtherPlayer = match.seats[seat]?.hasOwner === true && !isOwnSeat;
  const isDisabled = isPending || isTransferPending;
  const transfer = async () => {
    if (await runVoid(() => transferHost(match.id, seat))) onClose();
  };
  return (
    <div ref={containerRef} className={styles['menu']}>
      <Button
        size="small"
        data-way="up"
        data-testid="move-up"
        disabled={isDisabled || seat === 0}
        onClick={() => onSwap('up')}
      >
        {t('up')}
      </Button>
      <Button
        size="small"
        data-way="down"
        data-testid="move-down"
        disabled={isDisabled || seat === match.seats.length - 1}
        onClick={() => onSwap('down')}
      >
        {t('down')}
      </Button>
      {isOtherPlayer && (
        <Button size="small" disabled={isDisabled} onClick={() => void transfer()} data-testid="hand-over">
          {t('handOver')}
        </Button>
      )}
      {isOtherPlayer && !isDesktop && (
        <Button size="small" disabled={isDisabled} onClick={onRemove} data-testid="remove">
          {t('remove')}
        </Button>
      )}
      <RequestError error={error} />
    </div>
  );
}

interface BotPickerProps {
  readonly match: MatchSummary;
  readonly seat: number;
}

/** Adds, changes or removes the bot of a seat. The result arrives with the next update of the table. */
export function BotPicker({ match, seat }: BotPickerProps) {
  const { t } = useTranslation(['waitingRoom', 'common', 'lobby']);
  const { isPending, error, run } = useMutation();
  const { name = null, botLevel = null } = match.seats[seat] ?? {};
  const setLevel = (level: (typeof OFFERED_LEVELS)[number]) =>
    void run(() => setBot(match.id, seat, { level }));
  if (name === null) {
    return (
      <div className={styles['choice']}>
        <span aria-hidden="true">{t('addBot')}</span>
        {OFFERED_LEVELS.map((level) => (
          <Button
            key={level}
            size="small"
            disabled={isPending}
            aria-label={t('addLevel', { level: t(`common:strength.${level}`) })}
            title={t(`common:bot.${level}`)}
            onClick={() => setLevel(level)}
            data-testid={`add-${level}-${seat}`}
          >
            {t(`common:strength.${level}`)}
          </Button>
        ))}
        <RequestError error={error} />
      </div>
    );
  }
  const level = OFFERED_LEVELS.find((option) => option === botLevel);
  return (
    <div className={`${styles['choice']} ${styles['levels']}`}>
      {level !== undefined && (
        <SegmentedControl
          label={t('lobby:levelOf', { name })}
          options={OFFERED_LEVELS}
          value={level}
          getLabel={(option) => t(`common:strength.${option}`)}
          onChange={setLevel}
        />
      )}
      <Button
        variant="quiet"
        size="small"
        disabled={isPending}
        aria-label={t('removeBot', { name })}
        title={t('removeBot', { name })}
        onClick={() => void run(() => removeBot(match.id, seat))}
      >
        <CloseIcon size={16} />
      </Button>
      <RequestError error={error} />
    </div>
  );
}
