import { type MatchSummary, isolateText, NAME_MAX } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { translateTableName } from '../i18n/table-name';
import { isUnanswered } from '../api/request';
import { takeSeat } from '../api/table';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { RequestError } from '../ui/request-error';
import { usePlayerName } from '../account/player-name';
import { useMutation } from '../api/use-mutation';
import { basePath } from '../lib/routes';
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
  readonly isJoining: boolean; // until the page has the seat that this visitor took
  readonly onJoiningChange: (isJoining: boolean) => void;
  readonly onSeatChange: () => void;
}

/** Welcomes a visitor who can take a seat. Names the host, the game and its duration, and has the form to join. */
export function Invitation({ match, ...joining }: InvitationProps) {
  const { t } = useTranslation(['waitingRoom', 'common', 'lobby']);
  const host = match.hostSeat === null ? null : (match.seats[match.hostSeat]?.name ?? null);
  const minutes = estimateDuration(match);
  const facts = [
    isolateText(translateTableName(match.tableName)),
    t('common:playerCount', { count: match.seats.length }),
    minutes === null ? t('durationDays') : t('durationMinutes', { count: minutes }),
  ];
  return (
    <div className="stack gap-10 pad-bottom-8" data-testid="invitation">
      <h1>{host === null ? t('invitationTitleNoHost') : t('invitationTitle', { host })}</h1>
      <p className="bold text-17">{facts.join(' · ')}</p>
      <p className="quiet leading-1-3 pad-bottom-8 text-16">{t('lobby:tagline')}</p>
      <JoinForm match={match.id} {...joining} />
      <NewPlayerHint />
    </div>
  );
}

type JoinFormProps = Omit<InvitationProps, 'match'> & { readonly match: string };

/** Form that takes the first free seat under a name. */
function JoinForm({ match, isJoining, onJoiningChange, onSeatChange }: JoinFormProps) {
  const { t } = useTranslation(['waitingRoom', 'lobby']);
  const { name, setName } = usePlayerName();
  const { isPending, error, run } = useMutation();
  const submit = async () => {
    onJoiningChange(true);
    const join = async () => {
      try {
        return await takeSeat(match, { name: name.trim() });
      } catch (reason) {
        if (!isUnanswered(reason)) onJoiningChange(false); // else the seat may be taken: then the form gets it again
        throw reason;
      }
    };
    if ((await run(join)) !== null) onSeatChange();
  };
  return (
    <form
      className={`stack gap-10 bottom field-and-button ${styles['form']}`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={t('lobby:yourName')}
        maxLength={NAME_MAX}
        required
        value={name}
        onChange={setName}
        data-testid="player-name"
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={isPending || (isJoining && error === null)}
        data-testid="join-table"
      >
        {t('join')}
      </Button>
      <RequestError error={error} />
    </form>
  );
}

/** Links for newcomers who wait: tutorial and rules. They open a new tab, so that the table stays open. */
export function NewPlayerHint() {
  const { t } = useTranslation('waitingRoom');
  return (
    <div
      className={`quiet text-15-5 leading-1-3 pad-top-10 links ${styles['newcomer']}`}
      data-testid="new-player-hint"
    >
      <p>{t('newPlayerPrompt')}</p>
      <a href={`${basePath()}/first-turn`} target="_blank">
        {t('startTutorial')}
      </a>{' '}
      <a href={`${basePath()}/rules`} target="_blank">
        {t('readRules')}
      </a>
    </div>
  );
}
