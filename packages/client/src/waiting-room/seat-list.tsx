import { PLAYER_COUNTS } from '@great-fire/game';
import { useState } from 'react';
import { maySetUp, setupTableOfSummary } from '@great-fire/table';
import type { MatchSummary } from '@great-fire/protocol';
import { updateTable, orderSeats } from '../api/table';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { useMutation } from '../api/use-mutation';
import { SegmentedControl } from '../ui/segmented-control';
import { SeatRow } from './seat-row';
import styles from './seat-list.module.css';

interface SeatListProps {
  readonly match: MatchSummary;
  readonly mySeat: number | null;
}

/** The seat that the host edits: with the open menu, after a move up or down, or to remove the player. */
export interface SeatEdit {
  readonly seat: number;
  readonly mode: 'menu' | 'up' | 'down' | 'remove';
}

/** The seats in turn order; the host can change their number and order. Colours are dealt at the start. */
export function SeatList({ match, mySeat }: SeatListProps) {
  const { t } = useTranslation('waitingRoom');
  const { isPending, error, run, runVoid } = useMutation();
  const [seatEdit, setSeatEdit] = useState<SeatEdit | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const table = setupTableOfSummary(match);
  const mayReorder = maySetUp(table, mySeat, { type: 'reorder-seats' });
  const swap = async (seat: number, direction: 'up' | 'down') => {
    const target = direction === 'up' ? seat - 1 : seat + 1;
    const order = match.seats.map((_, index) => (index === seat ? target : index === target ? seat : index));
    if (!(await runVoid(() => orderSeats(match.id, order)))) return;
    setSeatEdit({ seat: target, mode: direction });
    setAnnouncement(t('movedAnnouncement', { name: match.seats[seat]?.name ?? '', number: target + 1 }));
  };
  return (
    <section>
      <div className={`row wrap ${styles['head']}`}>
        <h2>{t('seats')}</h2>
        {mayReorder && (
          <SegmentedControl
            label={t('seats')}
            options={PLAYER_COUNTS}
            value={PLAYER_COUNTS.find((seats) => seats === match.seats.length) ?? null}
            isDisabled={(players) => !maySetUp(table, mySeat, { type: 'set-players', players })}
            onChange={(seats) => void run(() => updateTable(match.id, { players: seats }))}
          />
        )}
        <span className="quiet text-15 push">{t('randomDrawHint')}</span>
      </div>
      <ol className={styles['seats']}>
        {match.seats.map((_, seat) => (
          <SeatRow
            key={seat}
            match={match}
            seat={seat}
            mySeat={mySeat}
            seatEdit={seatEdit?.seat === seat ? seatEdit : null}
            isPending={isPending}
            onEdit={(mode) => setSeatEdit(mode === null ? null : { seat, mode })}
            onSwap={(direction) => void swap(seat, direction)}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <RequestError error={error} />
    </section>
  );
}
