import { VERDICTS } from '@great-fire/protocol';
import type { Verdict, Vote } from '@great-fire/protocol';
import { useState } from 'react';
import { listed } from '../../i18n/listed';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { RadioList } from '../../ui/radio-list';
import { TimeLeft } from '../clock/time-left';
import { nameOf, useTable } from '../table-context';
import { ConductSlip } from './conduct-slip';
import styles from './conduct.module.css';
import { useWish } from './use-wish';

/** What becomes of the seat that is awaited: one press is a vote, and while it lasts it may be changed. */
export function VoteSlip() {
  const { t } = useTranslation(['conduct', 'common']);
  const { conduct, match, view } = useTable();
  const { isBusy, refused, ask } = useWish();
  const [isChanging, setChanging] = useState(false);
  const { vote } = conduct;
  if (vote === null) return null;
  const mine = vote.cast.find(({ seat }) => seat === view.viewer)?.verdict ?? null;
  const isFolded = mine !== null && !isChanging;
  const cast = (verdict: Verdict) => void ask({ do: 'vote', verdict }).then(() => setChanging(false));
  return (
    <ConductSlip
      testId="vote"
      title={t('vote.title', { name: nameOf(match, vote.seat) })}
      refused={refused}
      {...(isFolded && {
        ways: (
          <Button size="small" disabled={isBusy} onClick={() => setChanging(true)} data-testid="change-vote">
            {t('vote.change')}
          </Button>
        ),
      })}
    >
      {isFolded ? (
        <p className={styles['note']}>{t('vote.mine', { verdict: t(`common:then.${mine}`) })}</p>
      ) : (
        <RadioList
          label={t('vote.ask')}
          options={VERDICTS}
          value={mine}
          onChange={cast}
          called={(verdict) => t(`common:then.${verdict}`)}
          note={(verdict) => votersFor(vote, verdict, (seat) => nameOf(match, seat))}
        />
      )}
      <Count vote={vote} />
    </ConductSlip>
  );
}

/** Who has voted so, as people read it; null: nobody. */
function votersFor({ cast }: Vote, verdict: Verdict, named: (seat: number) => string): string | null {
  const voters = cast.filter((one) => one.verdict === verdict).map(({ seat }) => named(seat));
  return voters.length === 0 ? null : listed(voters);
}

/** How many have voted, and until when the others may. */
function Count({ vote }: { readonly vote: Vote }) {
  const { t } = useTranslation('conduct');
  return (
    <p className={styles['note']}>
      {t('vote.count', { cast: vote.cast.length, count: vote.voters.length })}
      {vote.until !== null && (
        <>
          {' '}
          {t('vote.ends')} <TimeLeft until={vote.until} />
        </>
      )}
    </p>
  );
}

/** The others vote on my seat: a move of mine ends that. */
export function VoteOnMeSlip() {
  const { t } = useTranslation('conduct');
  const { conduct } = useTable();
  if (conduct.vote === null) return null;
  return (
    <ConductSlip testId="vote-on-me" title={t('vote.onMe')}>
      <p className={styles['note']}>{t('vote.onMeNote')}</p>
    </ConductSlip>
  );
}
