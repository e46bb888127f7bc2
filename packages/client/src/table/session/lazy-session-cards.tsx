import type { Seat } from '@great-fire/game';
import { useState } from 'react';
import { lazyExtra } from '../../i18n/lazy-with-messages';
import { countMovesToUndo, getMovesToUndo } from '../log/takebacks';
import { useTable, useTableValue } from '../model/table-context';
import { TakebackMoves } from './takeback';
import { useHasPassed } from './countdown';
import { getSessionCards } from './session-state';
import { useAvailableCommands, useTableFacts } from './table-facts';

const loadCards = () => import('./session-cards.lazy');
const SessionCards = lazyExtra(() => loadCards().then((module) => module.SessionCards), 'session');
export const LazyLeaveNote = lazyExtra(() => loadCards().then((module) => module.LeaveNote), 'session');

const AbsentPlayerPrompt = lazyExtra(
  () => import('./absent-player-prompt.lazy').then((module) => module.AbsentPlayerPrompt),
  'session',
);

/** Returns the seat of the player on turn whom the viewer may call a vote on, or null. */
function useVoteSeat(): Seat | null {
  const { activeSeat } = useTable('tableState').tableState.clock;
  const call = useAvailableCommands()({ type: 'call-vote' });
  const mayCall = useHasPassed(call?.from ?? null);
  return call !== null && mayCall ? activeSeat : null;
}

interface AbsenceOfferProps {
  readonly seat: Seat; // the same in each render: give it as the key
  readonly onDismiss: () => void;
}

/** Loads the prompt for a player if the player is not at the table. */
function AbsenceOffer({ seat, onDismiss }: AbsenceOfferProps) {
  const isAbsent = useTableValue(({ presence }) => presence.connected[seat] === false);
  return isAbsent ? <AbsentPlayerPrompt seat={seat} onDismiss={onDismiss} /> : null;
}

/** Loads the session cards if there are any, else the prompt for an absent player. Most tables never need them. */
export function LazySessionCards() {
  const { tableState, match, view, log, stateId } = useTable('tableState', 'match', 'view', 'log', 'stateId');
  const table = useTableFacts();
  const voteSeat = useVoteSeat();
  const [dismissedSince, setDismissedSince] = useState<number | null>(null);
  const { since } = tableState.clock;
  if (getSessionCards(table, match, view.viewer).length === 0)
    return voteSeat === null || dismissedSince === since ? null : (
      <AbsenceOffer key={voteSeat} seat={voteSeat} onDismiss={() => setDismissedSince(since)} />
    );
  const takeback = tableState.proposals.find((proposal) => proposal.kind === 'takeback');
  const takebackStateId = takeback?.toStateId ?? null;
  return (
    <SessionCards
      movesToUndo={
        takebackStateId === null ? null : <TakebackMoves moves={getMovesToUndo(log, takebackStateId)} />
      }
      moveCount={takebackStateId === null ? 0 : countMovesToUndo(log, stateId, takebackStateId)}
    />
  );
}
