import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { LazyTableNotes } from '../../care/lazy';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { nameOf, useTable } from '../table-context';
import { AbortSurely } from './abort-surely';
import { BotLevels } from './bot-levels';
import styles from './conduct.module.css';
import { DueButton } from './due-button';
import { RefusedNote } from './refused-note';
import type { Ways } from './standing';
import { askFromOf, waysOf } from './standing';
import { useWish } from './use-wish';

interface WaysListProps {
  readonly onDone?: () => void; // something was asked for
  readonly takeBack: ReactNode; // the way to ask for moves back
}

/** What somebody at the table may ask for beside their moves: a pause, a vote, to leave, to end it all. */
export function WaysList({ onDone, takeBack }: WaysListProps) {
  const { t } = useTranslation('conduct');
  const { conduct, match, view } = useTable();
  const { isBusy, refused, ask } = useWish();
  const [surely, setSurely] = useState<'leave' | 'abort' | null>(null);
  if (view.viewer === null) return null;
  const ways = waysOf(conduct, match, view.viewer);
  const run = async (asked: Parameters<typeof ask>[0]) => {
    if (await ask(asked)) onDone?.();
  };
  if (surely === 'abort') {
    return (
      <div className={styles['list']}>
        <AbortSurely isBusy={isBusy} onAsk={(wish) => void run(wish)} onBack={() => setSurely(null)} />
        <RefusedNote code={refused} />
      </div>
    );
  }
  if (surely === 'leave') {
    const then = match.pace.timeOut === 'open-seat' ? t('leave.thenOpen') : t('leave.thenBot');
    return (
      <div className={styles['list']}>
        <p>
          <b>{t('leave.title')}</b> {then} {t('leave.back')}
        </p>
        <RefusedNote code={refused} />
        <Button
          kind="danger"
          disabled={isBusy}
          onClick={() => void run({ do: 'leave' })}
          data-testid="leave-for-good"
        >
          {t('leave.yes')}
        </Button>
        <Button kind="quiet" onClick={() => setSurely(null)}>
          {t('leave.no')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['list']}>
      <DueButton
        from={askFromOf(conduct, view.viewer)}
        disabled={!ways.pause || isBusy}
        onPress={() => void run({ do: 'ask-pause' })}
        testId="ask-pause"
      >
        {t('ways.pause')}
      </DueButton>
      {takeBack}
      <CallVote ways={ways} isBusy={isBusy} onCall={() => void run({ do: 'call-vote' })} />
      <BotLevels />
      <NotesWay />
      <Button disabled={!ways.leave} onClick={() => setSurely('leave')} data-testid="leave-table">
        {t('ways.leave')}
      </Button>
      <DueButton
        from={askFromOf(conduct, view.viewer)}
        disabled={!ways.abort || isBusy}
        onPress={() => setSurely('abort')}
        testId="ask-abort"
      >
        {t('ways.abort')}
      </DueButton>
      <RefusedNote code={refused} />
      {ways.vote !== null && (
        <p className={styles['note']}>{t('ways.voteNote', { name: nameOf(match, ways.vote) })}</p>
      )}
    </div>
  );
}

/** The way to one's own notes on the game and on those who play it. */
function NotesWay() {
  const { t } = useTranslation('conduct');
  const { id } = useTable().match;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} data-testid="open-notes">
        {t('ways.notes')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyTableNotes match={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface CallVoteProps {
  readonly ways: Ways;
  readonly isBusy: boolean;
  readonly onCall: () => void;
}

/** Where no clock presses anybody: a vote on who is waited for, once that has been a while. */
function CallVote({ ways: { vote, voteFrom }, isBusy, onCall }: CallVoteProps) {
  const { t } = useTranslation('conduct');
  const { match } = useTable();
  if (vote === null) return null;
  return (
    <DueButton from={voteFrom} disabled={isBusy} onPress={onCall} testId="call-vote">
      {t('ways.vote', { name: nameOf(match, vote) })}
    </DueButton>
  );
}
