import { VERDICTS, type Verdict, type Vote } from '@great-fire/protocol';
import { useState } from 'react';
import { formatList } from '../../i18n/format';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { RadioGroup } from '../../ui/radio-group';
import { nameOf, useTable } from '../model/table-context';
import { Countdown } from './countdown';
import { SessionCard } from './session-card';
import { useTableCommand } from './table-command';

/**
 * Vote on what happens to the active seat. One press casts a vote, and the player can change it until the vote ends.
 */
export function VotePrompt() {
  const { t } = useTranslation(['session', 'common']);
  const { tableState, match, view } = useTable('tableState', 'match', 'view');
  const { isBusy, error, send } = useTableCommand();
  const [isChanging, setChanging] = useState(false);
  const { vote } = tableState;
  if (vote === null) return null;
  const ownVote = vote.ballots.find(({ seat }) => seat === view.viewer)?.verdict ?? null;
  const isCollapsed = ownVote !== null && !isChanging;
  const castVote = (verdict: Verdict) => void send({ type: 'vote', verdict }).then(() => setChanging(false));
  return (
    <SessionCard
      testId="vote"
      title={t('vote.title', { name: nameOf(match, vote.seat) })}
      error={error}
      {...(isCollapsed && {
        actions: (
          <Button size="small" disabled={isBusy} onClick={() => setChanging(true)} data-testid="change-vote">
            {t('vote.changeVote')}
          </Button>
        ),
      })}
    >
      {isCollapsed ? (
        <p className="note">{t('vote.ownVote', { verdict: t(`common:timeoutAction.${ownVote}`) })}</p>
      ) : (
        <RadioGroup
          label={t('vote.question')}
          options={VERDICTS}
          value={ownVote}
          onChange={castVote}
          getLabel={(verdict) => t(`common:timeoutAction.${verdict}`)}
          getHint={(verdict) => votersFor(vote, verdict, (seat) => nameOf(match, seat))}
        />
      )}
      <VoteCount vote={vote} />
    </SessionCard>
  );
}

/** Returns the names of the voters for a verdict as a formatted list, or null if there are none. */
function votersFor({ ballots }: Vote, verdict: Verdict, getName: (seat: number) => string): string | null {
  const voters = ballots.filter((ballot) => ballot.verdict === verdict).map(({ seat }) => getName(seat));
  return voters.length === 0 ? null : formatList(voters);
}

/** Shows the number of votes and the deadline. */
function VoteCount({ vote }: { readonly vote: Vote }) {
  const { t } = useTranslation('session');
  return (
    <p className="note">
      {t('vote.voteCount', { cast: vote.ballots.length, count: vote.voters.length })}
      {vote.deadline !== null && (
        <>
          {' '}
          {t('vote.timeLeft')} <Countdown deadline={vote.deadline} />
        </>
      )}
    </p>
  );
}

/** States that the others vote on the viewer's seat. A move by the viewer ends the vote. */
export function VoteOnMeBanner() {
  const { t } = useTranslation('session');
  const { tableState } = useTable('tableState');
  if (tableState.vote === null) return null;
  return (
    <SessionCard testId="vote-on-me" title={t('vote.ownSeatTitle')}>
      <p className="note">{t('vote.ownSeatHint')}</p>
    </SessionCard>
  );
}
