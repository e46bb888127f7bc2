import type { MatchSummary } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { translateTableName } from '../i18n/table-name';
import { JoinForm } from './join-form';
import { NewPlayerHint } from './new-player-hint';
import styles from './waiting-room.module.css';

const MINUTES_PER_PERSON = 15; // a person decides about 15 turns in a game, and a turn takes about a minute
const MIN_MINUTES = 30;

/** Returns the expected minutes of a game, or null if the players have days for each turn. Bots take no time. */
function estimateDuration({ seats, timeControl }: Pick<MatchSummary, 'seats' | 'timeControl'>) {
  if (timeControl.clock.kind === 'correspondence') return null;
  const people = seats.filter(({ botLevel }) => botLevel === null).length;
  return Math.max(MIN_MINUTES, people * MINUTES_PER_PERSON);
}

interface InvitationProps {
  readonly match: MatchSummary;
  readonly onSeatChange: () => void;
}

/** Welcomes a visitor who can take a seat. Names the host, the game and its duration, and has the form to join. */
export function Invitation({ match, onSeatChange }: InvitationProps) {
  const { t } = useTranslation(['waitingRoom', 'common', 'lobby']);
  const host = match.hostSeat === null ? null : (match.seats[match.hostSeat]?.name ?? null);
  const minutes = estimateDuration(match);
  const facts = [
    translateTableName(match.tableName),
    t('common:players', { count: match.seats.length }),
    minutes === null ? t('overDays') : t('aboutMinutes', { count: minutes }),
  ];
  return (
    <div className={styles['invitation']} data-testid="invitation">
      <h1 className={styles['title']}>{host === null ? t('invitationNoHost') : t('invitation', { host })}</h1>
      <p className={styles['facts']}>{facts.join(' · ')}</p>
      <p className={styles['pitch']}>{t('lobby:tagline')}</p>
      <JoinForm match={match.id} onSeatChange={onSeatChange} />
      <NewPlayerHint />
    </div>
  );
}
