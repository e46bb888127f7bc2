import type { MatchSummary, OpenTable } from '@great-fire/protocol';
import { useState } from 'react';
import { changeTable, orderSeats } from '../connection/api';
import { useTranslation } from '../i18n/use-translation';
import { isBeingDealt } from '../fair/standing';
import { FailedNote } from '../lobby/failed-note';
import { useRequest } from '../lobby/use-request';
import { Segment } from '../ui/segment';
import { SeatRow } from './seat-row';
import styles from './seat-list.module.css';

const SEATS = [3, 4, 5, 6] as const satisfies readonly OpenTable['seats'][];

interface SeatListProps {
  readonly match: MatchSummary;
  readonly mySeat: number | null;
}

/** Which seat the host arranges: by its menu, to which it may just have been moved, or to take somebody out. */
export interface Arranging {
  readonly seat: number;
  readonly how: 'menu' | 'up' | 'down' | 'remove';
}

/** The seats in the order of the turns; the host says how many, and who sits where. Colours are not promised: they are dealt at the start. */
export function SeatList({ match, mySeat }: SeatListProps) {
  const { t } = useTranslation('room');
  const { isBusy, failed, run, does } = useRequest();
  const [arranging, setArranging] = useState<Arranging | null>(null);
  const [said, setSaid] = useState('');
  const isOpen = match.status === 'open' && !isBeingDealt(match);
  const isHost = isOpen && mySeat !== null && mySeat === match.host;
  const taken = match.seats.filter(({ name }) => name !== null).length;
  const swap = async (seat: number, way: 'up' | 'down') => {
    const to = way === 'up' ? seat - 1 : seat + 1;
    const order = match.seats.map((_, at) => (at === seat ? to : at === to ? seat : at));
    if (!(await does(() => orderSeats(match.id, order)))) return;
    setArranging({ seat: to, how: way });
    setSaid(t('moved', { name: match.seats[seat]?.name ?? '', number: to + 1 }));
  };
  return (
    <section>
      <div className={styles['head']}>
        <h2>{t('seats')}</h2>
        {isHost && (
          <Segment
            label={t('seats')}
            options={SEATS}
            value={SEATS.find((seats) => seats === match.seats.length) ?? null}
            isOut={(seats) => seats < taken}
            onChange={(seats) => void run(() => changeTable(match.id, { seats }))}
          />
        )}
        <span>{t('drawn')}</span>
      </div>
      <ol className={styles['seats']}>
        {match.seats.map((_, seat) => (
          <SeatRow
            key={seat}
            match={match}
            seat={seat}
            mySeat={mySeat}
            isHost={isHost}
            arranging={arranging?.seat === seat ? arranging : null}
            isBusy={isBusy}
            onArrange={(how) => setArranging(how === null ? null : { seat, how })}
            onSwap={(way) => void swap(seat, way)}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <FailedNote failed={failed} />
    </section>
  );
}
