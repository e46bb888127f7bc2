import type { ReactNode } from 'react';
import { useTable } from '../table-context';
import { AbortProposalPrompt, PendingAbort, AbortedBanner } from './abort-prompts';
import { AwayBanner } from './away-banner';
import { OpenSeatPrompt } from './open-seat-prompt';
import { PauseProposalPrompt, PendingPause } from './pause-prompts';
import { PausedBanner } from './paused-banner';
import type { SessionCardsProps } from './session-cards-props';
import type { SessionCardKind } from './session-state';
import { getSessionCards, queueQuestions } from './session-state';
import { TakebackProposalPrompt, PendingTakeback } from './takeback-prompts';
import { VoteOnMeBanner, VotePrompt } from './vote-prompts';

const CARDS: Readonly<Record<SessionCardKind, (props: SessionCardsProps) => ReactNode>> = {
  aborted: AbortedBanner,
  paused: PausedBanner,
  away: AwayBanner,
  'pause-proposal': PauseProposalPrompt,
  'pause-pending': PendingPause,
  'takeback-proposal': TakebackProposalPrompt,
  'takeback-pending': PendingTakeback,
  'abort-proposal': AbortProposalPrompt,
  'abort-pending': PendingAbort,
  vote: VotePrompt,
  'vote-on-me': VoteOnMeBanner,
  'open-seat': OpenSeatPrompt,
};

/** Renders the cards of the session that concern the viewer, with one question at a time. */
export function SessionCards(props: SessionCardsProps) {
  const { tableState, match, view } = useTable();
  return queueQuestions(getSessionCards(tableState, match, view.viewer)).map((kind) => {
    const Card = CARDS[kind];
    return <Card key={kind} {...props} />;
  });
}
