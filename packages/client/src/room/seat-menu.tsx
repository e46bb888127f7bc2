import type { MatchSummary } from '@great-fire/protocol';
import { useEffect, useRef } from 'react';
import { handOver } from '../connection/api';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { useIsWide } from '../shell/media';
import { Button } from '../ui/button';
import styles from './seat-list.module.css';

interface SeatMenuProps {
  readonly match: MatchSummary;
  readonly seat: number;
  readonly isMine: boolean;
  readonly way: 'up' | 'down' | null; // how the seat just came here
  readonly isBusy: boolean;
  readonly onSwap: (way: 'up' | 'down') => void;
  readonly onRemove: () => void;
  readonly onDone: () => void;
}

/** What the host may do with a seat that is taken: move it, hand the table over; on a phone also take somebody out. */
export function SeatMenu({ match, seat, isMine, way, isBusy, onSwap, onRemove, onDone }: SeatMenuProps) {
  const { t } = useTranslation('room');
  const isWide = useIsWide();
  const { isBusy: isAsking, failed, does } = useRequest();
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // At the edge of the table the way back has the focus.
    const wanted = buttons.current?.querySelector<HTMLButtonElement>(`[data-way="${way ?? ''}"]:enabled`);
    (wanted ?? buttons.current?.querySelector<HTMLButtonElement>('button:enabled'))?.focus();
  }, [way]);
  const isAnothers = match.seats[seat]?.hasOwner === true && !isMine;
  const isOut = isBusy || isAsking;
  const give = async () => {
    if (await does(() => handOver(match.id, seat))) onDone();
  };
  return (
    <div ref={buttons} className={styles['menu']}>
      <Button
        size="small"
        data-way="up"
        data-testid="move-up"
        disabled={isOut || seat === 0}
        onClick={() => onSwap('up')}
      >
        {t('up')}
      </Button>
      <Button
        size="small"
        data-way="down"
        data-testid="move-down"
        disabled={isOut || seat === match.seats.length - 1}
        onClick={() => onSwap('down')}
      >
        {t('down')}
      </Button>
      {isAnothers && (
        <Button size="small" disabled={isOut} onClick={() => void give()} data-testid="hand-over">
          {t('handOver')}
        </Button>
      )}
      {isAnothers && !isWide && (
        <Button size="small" disabled={isOut} onClick={onRemove} data-testid="remove">
          {t('remove')}
        </Button>
      )}
      <FailedNote failed={failed} />
    </div>
  );
}
