import type { Seat } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { nameOf, useTable } from '../model/table-context';
import { SessionCard } from './session-card';
import { useTableCommand } from './table-command';

interface AbsentPlayerPromptProps {
  readonly seat: Seat;
  readonly onDismiss: () => void;
}

/** Offers a bot for the player on turn who is not at the table. One press calls the vote and casts the ballot. */
export function AbsentPlayerPrompt({ seat, onDismiss }: AbsentPlayerPromptProps) {
  const { t } = useTranslation('session');
  const { match } = useTable('match');
  const { isBusy, error, send } = useTableCommand();
  const name = nameOf(match, seat);
  const voteForBot = async () => {
    if (await send({ type: 'call-vote' })) await send({ type: 'vote', verdict: 'bot-seat' });
  };
  return (
    <SessionCard
      testId="absent-player"
      title={t('absentPlayer.title', { name })}
      error={error}
      actions={
        <>
          <Button
            variant="primary"
            disabled={isBusy}
            onClick={() => void voteForBot()}
            data-testid="let-bot-play"
          >
            {t('absentPlayer.letBotPlay')}
          </Button>
          <Button disabled={isBusy} onClick={onDismiss} data-testid="keep-waiting">
            {t('absentPlayer.keepWaiting')}
          </Button>
        </>
      }
    >
      <p className="note">{t('absentPlayer.hint', { name })}</p>
    </SessionCard>
  );
}
