/** The session of the viewer: cards above the map, and seats of bots. */
import { PROPOSAL_KINDS, type MatchSummary, type ProposalKind, type TableState } from '@great-fire/protocol';
import {
  availableCommands,
  isPlayedByOwner,
  isProposalOpen,
  type CommandChoice,
  type TableFacts,
} from '@great-fire/table';

/** A card above the map: a question to the viewer, or a state to know. */
export type SessionCardKind =
  | 'aborted' // without a result
  | 'paused'
  | 'away' // the viewer does not play their seat
  | ProposalKind // the viewer is asked, or proposed or agreed
  | 'vote' // the viewer can vote
  | 'vote-on-me'
  | 'open-seat'; // a spectator can take it

interface SessionCardEntry {
  readonly kind: SessionCardKind;
  readonly isQuestion: boolean; // only the viewer's answer removes it
}

const toState = (kind: SessionCardKind): SessionCardEntry => ({ kind, isQuestion: false });

/** The most urgent first. */
const PROPOSAL_ORDER: Readonly<Record<ProposalKind, number>> = { pause: 0, abort: 1, takeback: 2 };
const PROPOSAL_CARDS = [...PROPOSAL_KINDS].sort((a, b) => PROPOSAL_ORDER[a] - PROPOSAL_ORDER[b]);

/** Returns the viewer's cards, most urgent first. Returns none after the game, unless it was aborted. */
export function getSessionCards(
  table: TableFacts,
  { status, seats }: Pick<MatchSummary, 'status' | 'seats'>,
  viewer: number | null,
): readonly SessionCardEntry[] {
  const { pausedAt, isAborted, vote, absences, clock } = table.state;
  if (isAborted) return [toState('aborted')];
  if (clock.activeSeat === null || status !== 'running') return [];
  const paused = pausedAt === null ? [] : [toState('paused')];
  if (viewer === null)
    return [...paused, ...(seats.some(({ isOpen }) => isOpen) ? [toState('open-seat')] : [])];
  const commands = availableCommands(table, viewer).map(({ command }) => command);
  const proposals = getProposalCards(table.state, commands, viewer);
  if (pausedAt !== null) return [...paused, ...proposals];
  const isVoter = commands.some(({ type }) => type === 'vote');
  return [
    ...(absences[viewer] == null ? [] : [toState('away')]),
    ...proposals,
    ...(isVoter ? [{ kind: 'vote', isQuestion: true } as const] : []),
    ...(vote?.seat === viewer ? [toState('vote-on-me')] : []),
  ];
}

/** Returns the proposals that ask the viewer, or that the viewer made or agreed to. */
function getProposalCards(
  state: TableState,
  commands: readonly CommandChoice[],
  viewer: number,
): readonly SessionCardEntry[] {
  return PROPOSAL_CARDS.flatMap((kind) => {
    const proposal = state.proposals.find((other) => other.kind === kind);
    if (proposal === undefined || !isProposalOpen(state, kind)) return [];
    const { id, by, agreed } = proposal;
    const isQuestion = commands.some(
      (command) => command.type === 'respond' && command.id === id && command.agrees,
    );
    return isQuestion || by === viewer || agreed.includes(viewer) ? [{ kind, isQuestion }] : [];
  });
}

/** Returns all cards without the questions after the first. They follow, one at a time, when it is answered. */
export function keepFirstQuestion(cards: readonly SessionCardEntry[]): readonly SessionCardEntry[] {
  const first = cards.find(({ isQuestion }) => isQuestion);
  return cards.filter((card) => card === first || !card.isQuestion);
}

export const hasBots = ({ seats }: Pick<MatchSummary, 'seats'>): boolean =>
  seats.some(({ botLevel }) => botLevel !== null);

/** Returns the seats whose bot the host may change: bots, and seats of absent owners. */
export const getBotControlledSeats = (table: TableFacts): readonly number[] =>
  table.ownedByPerson.flatMap((_, seat) => (isPlayedByOwner(table.state, table, seat) ? [] : [seat]));
