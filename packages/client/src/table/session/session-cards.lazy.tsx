import type { ReactNode } from 'react';
import { NAME_MAX } from '@great-fire/protocol';
import { useTable, nameOf } from '../model/table-context';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { anchor } from '../../lib/anchors';
import { takeSeat } from '../../api/table';
import { RequestError } from '../../ui/request-error';
import { usePlayerName } from '../../account/player-name';
import { useMutation } from '../../api/use-mutation';
import { TextField } from '../../ui/text-field';
import { ProposalCard, type SessionCardsProps } from './proposal-card';
import { type SessionCardKind, getSessionCards, keepFirstQuestion } from './session-state';
import { useTableFacts } from './table-facts';
import { VoteOnMeBanner, VotePrompt } from './vote-prompts';
import { SessionCard } from './session-card';
import { useTableCommand } from './table-command';

export { LeaveNote } from './leave-note';

/** For spectators: offers an open seat, with a name field to take it. */
function OpenSeatPrompt() {
  const { t } = useTranslation(['session', 'lobby']);
  const { match, tableState, reconnect } = useTable('match', 'tableState', 'reconnect');
  const { name, setName } = usePlayerName();
  const { isPending, error, run } = useMutation();
  const seat = match.seats.findIndex(({ isOpen }) => isOpen);
  if (seat < 0) return null;
  const claimSeat = async () => {
    const claimed = await run(() => takeSeat(match.id, { name: name.trim(), seat }));
    if (claimed !== null) reconnect();
  };
  const isPlayedByBot = (tableState.absences[seat]?.standIn ?? 'none') !== 'none';
  return (
    <SessionCard testId="open-seat" title={t('openSeat.title', { name: nameOf(match, seat) })}>
      <p className="note">{t(isPlayedByBot ? 'openSeat.hintBotPlaying' : 'openSeat.hint')}</p>
      <form
        className="stack gap-8 field-and-button beside-field"
        onSubmit={(event) => {
          event.preventDefault();
          void claimSeat();
        }}
      >
        <TextField
          label={t('lobby:yourName')}
          isLabelHidden
          placeholder={t('lobby:yourName')}
          maxLength={NAME_MAX}
          required
          value={name}
          onChange={setName}
          data-testid="player-name"
          {...anchor('open-seat-name')}
        />
        <Button type="submit" disabled={isPending} data-testid="take-seat">
          {t('openSeat.takeSeat')}
        </Button>
      </form>
      <RequestError error={error} />
    </SessionCard>
  );
}

/** States that the game is paused and takes no moves. Players can resume it. */
function PausedBanner() {
  const { t } = useTranslation('session');
  const { view } = useTable('view');
  const { isBusy, error, send } = useTableCommand();
  return (
    <SessionCard
      testId="paused"
      title={t('paused.title')}
      error={error}
      {...(view.viewer !== null && {
        actions: (
          <Button
            variant="primary"
            disabled={isBusy}
            onClick={() => void send({ type: 'resume' })}
            data-testid="resume"
          >
            {t('paused.resume')}
          </Button>
        ),
      })}
    >
      <p className="note">{t('paused.hint')}</p>
    </SessionCard>
  );
}

/** Shown while the viewer does not play their seat: who plays it, and a button to return. */
function AwayBanner() {
  const { t } = useTranslation('session');
  const { tableState, view } = useTable('tableState', 'view');
  const { isBusy, error, send } = useTableCommand();
  const away = tableState.absences[view.viewer ?? -1] ?? null;
  if (away === null) return null;
  const title = away.hasLeft
    ? t('ownAbsence.seatLeft')
    : away.standIn === 'none'
      ? t('ownAbsence.seatOpen')
      : t('ownAbsence.botPlaying');
  return (
    <SessionCard
      testId="away"
      title={title}
      error={error}
      actions={
        <Button
          variant="primary"
          disabled={isBusy}
          onClick={() => void send({ type: 'return' })}
          data-testid="return-to-seat"
        >
          {t('ownAbsence.takeSeatBack')}
        </Button>
      }
    >
      {(away.isOpen || away.standIn === 'turn') && (
        <p className="note">{t(away.isOpen ? 'ownAbsence.seatOpenHint' : 'ownAbsence.nextTurnHint')}</p>
      )}
    </SessionCard>
  );
}

/** States that the game was ended. The map does not show this. */
function AbortedBanner() {
  const { t } = useTranslation('session');
  return (
    <SessionCard testId="aborted" title={t('abort.abortedTitle')}>
      <p className="note">{t('abort.abortedHint')}</p>
    </SessionCard>
  );
}

const CARDS: Readonly<Record<SessionCardKind, (props: SessionCardsProps) => ReactNode>> = {
  aborted: AbortedBanner,
  paused: PausedBanner,
  away: AwayBanner,
  pause: (props) => <ProposalCard kind="pause" {...props} />,
  takeback: (props) => <ProposalCard kind="takeback" {...props} />,
  abort: (props) => <ProposalCard kind="abort" {...props} />,
  vote: VotePrompt,
  'vote-on-me': VoteOnMeBanner,
  'open-seat': OpenSeatPrompt,
};

/** Renders the cards of the session that concern the viewer, with one question at a time. */
export function SessionCards(props: SessionCardsProps) {
  const table = useTableFacts();
  const { match, view } = useTable('match', 'view');
  return keepFirstQuestion(getSessionCards(table, match, view.viewer)).map(({ kind }) => {
    const Card = CARDS[kind];
    return <Card key={kind} {...props} />;
  });
}
