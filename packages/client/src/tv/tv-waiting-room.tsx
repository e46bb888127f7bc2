import type { MatchSummary, Presence } from '@great-fire/protocol';
import { translateTableName } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { Skyline } from '../pieces/skyline';
import { UserText } from '../ui/user-text';
import { TvCode } from './tv-code';
import styles from './tv.module.css';
import { useTvScale } from './use-tv-scale';

interface TvWaitingRoomProps {
  readonly match: MatchSummary;
  readonly presence: Presence;
}

/** A table before the start on a television: who sits there, and a large code for those who come. */
export function TvWaitingRoom({ match, presence }: TvWaitingRoomProps) {
  const { t } = useTranslation('tv');
  const zoom = useTvScale();
  const freeSeats = match.seats.filter(({ name }) => name === null).length;
  const seatState = (seat: number): string => {
    if (match.seats[seat]?.name === null) return t('seatFree');
    if (match.seats[seat]?.isReady === true) return t('seatReady');
    return t(presence.connected[seat] === true ? 'seatHere' : 'seatAway');
  };
  return (
    <main className={`centre relative high scroll-both ${styles['waiting']}`} data-testid="tv-waiting-room">
      <Skyline />
      <div className={`row wrap middle relative ${styles['room']}`} style={{ zoom }}>
        <section>
          <h1>
            <UserText>{translateTableName(match.tableName)}</UserText>
          </h1>
          <p role="status">
            {freeSeats > 0 ? t('waitingForPlayers', { count: freeSeats }) : t('waitingForStart')}
          </p>
          <ol className={`stack gap-6 ${styles['seats']}`}>
            {match.seats.map(({ name }, seat) => (
              <li key={seat} className={name === null ? 'quiet' : undefined}>
                {name === null ? '—' : <UserText>{name}</UserText>}
                <small className="quiet text-16">{seatState(seat)}</small>
              </li>
            ))}
          </ol>
        </section>
        <section className={`stack gap-8 centred-text text-18 ${styles['invite']}`}>
          <TvCode match={match} offersSeat={freeSeats > 0} />
        </section>
      </div>
    </main>
  );
}
