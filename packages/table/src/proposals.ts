/**
 * Proposals: a seat asks others for a pause, for a takeback (UNDO-3), or to end the game without a result. The last yes
 * carries it out, one no ends it, and the proposer may withdraw it. Whatever differs between the kinds is in `KINDS`.
 */
import type { Seat } from '@great-fire/game';
import {
  findTakebackLimit,
  type Proposal,
  type ProposalKind,
  type TableCommand,
  type TableEvent,
  type TableState,
} from '@great-fire/protocol';
import { stopClock } from './clock';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';
import { reject, type Rejected } from './rejection';
import {
  isTableLogFull,
  transition,
  isPlayedByOwner,
  otherActivePlayers,
  withoutProposals,
  type TableFacts,
  type TakebackAgreed,
  type Transition,
} from './table-state';

interface KindRules {
  readonly isOpenInPause: boolean; // may be proposed and answered while the game is paused
  /** Returns the seats that must agree. None: it is accepted at once. */
  readonly seatsToAsk: (table: TableFacts, by: Seat) => readonly Seat[];
  /** Returns the time to respond in ms. */
  readonly timeToRespond: (table: TableFacts, askedSeats: readonly Seat[]) => number;
}

/** Returns the time to respond to a proposal that all must see, whether present or not. */
const timeByPace =
  (correspondenceMs: number) =>
  ({ timeControl }: TableFacts): number =>
    timeControl.clock.kind === 'correspondence' ? correspondenceMs : MINUTE_MS;

const KINDS: Readonly<Record<ProposalKind, KindRules>> = {
  pause: {
    isOpenInPause: false,
    /** A player who is alone at the table asks the absent players, and so cannot stop the own clock. */
    seatsToAsk: (table, by) => {
      const others = otherActivePlayers(table.state, table, by);
      const present = others.filter((seat) => table.presence.seats.includes(seat));
      return present.length > 0 ? present : others;
    },
    timeToRespond: ({ timeControl, presence }, askedSeats) => {
      const { kind } = timeControl.clock;
      const isLive = kind === 'per-turn' || kind === 'fischer';
      // Without a live clock, players respond when they come back.
      return isLive || askedSeats.some((seat) => presence.seats.includes(seat)) ? MINUTE_MS : DAY_MS;
    },
  },
  takeback: {
    isOpenInPause: false,
    seatsToAsk: (table, by) => otherActivePlayers(table.state, table, by),
    timeToRespond: timeByPace(6 * HOUR_MS),
  },
  abort: {
    isOpenInPause: true,
    /** Also owners who are absent and for whom a bot plays, but none who has left for good. */
    seatsToAsk: ({ state, ownedByPerson }, by) =>
      state.absences.flatMap((absence, seat) =>
        seat !== by && ownedByPerson[seat] === true && absence?.hasLeft !== true ? [seat] : [],
      ),
    timeToRespond: timeByPace(DAY_MS),
  },
};

/** Returns the seats that must agree to a proposal of a seat. None: it is accepted at once. */
export const seatsToAsk = (table: TableFacts, by: Seat, kind: ProposalKind): readonly Seat[] =>
  KINDS[kind].seatsToAsk(table, by);

/** Returns whether seats may respond to proposals of a kind. Some wait for the end of a pause. */
export const isProposalOpen = ({ pausedAt }: TableState, kind: ProposalKind): boolean =>
  pausedAt === null || KINDS[kind].isOpenInPause;

/** Returns why a seat may not propose, or null. The caller must check that the log has the state of a takeback. */
export function findProposalRejection(table: TableFacts, by: Seat, kind: ProposalKind): Rejected | null {
  const { state } = table;
  if (state.clock.activeSeat === null) return reject('game-over');
  if (!isProposalOpen(state, kind)) return reject('game-paused');
  if (state.proposals.some((proposal) => proposal.kind === kind)) return reject('already-proposed');
  if (!isPlayedByOwner(state, table, by)) return reject('not-playing');
  if (isTableLogFull(state)) return reject('table-log-full');
  const limit = kind === 'takeback' ? findTakebackLimit(state, table.stateId) : null;
  if (limit !== null) return reject(limit);
  const { cooldown } = state;
  return cooldown?.seat === by && table.at < cooldown.until
    ? reject('recently-declined', cooldown.until)
    : null;
}

type Wish = Extract<TableCommand, { readonly type: 'propose' }>;

/** Makes a proposal to the other players. Without another player to ask, it is accepted at once. */
export function propose(table: TableFacts, by: Seat, wish: Wish): Transition | TakebackAgreed {
  const { state, at } = table;
  const { kind } = wish;
  const pending = seatsToAsk(table, by, kind);
  const expiresAt = at + KINDS[kind].timeToRespond(table, pending);
  const fields = { id: state.version + 1, by, pending, agreed: [], expiresAt };
  const proposal: Proposal =
    wish.kind === 'takeback'
      ? { kind: 'takeback', ...fields, toStateId: wish.toStateId }
      : { kind: wish.kind, ...fields };
  const isAccepted = pending.length === 0;
  const event = { type: 'proposed', kind, by, isAccepted } as const;
  if (isAccepted) return accept(table, proposal, event);
  return transition({ ...state, proposals: [...state.proposals, proposal] }, event);
}

interface Response {
  readonly id: number; // of the proposal
  readonly agrees: boolean;
}

const findProposal = ({ proposals }: TableState, id: number): Proposal | null =>
  proposals.find((proposal) => proposal.id === id) ?? null;

/** Returns why a seat may not respond, or null. The proposer may respond with a no, which withdraws the proposal. */
export function findResponseRejection(
  { state }: TableFacts,
  by: Seat,
  { id, agrees }: Response,
): Rejected | null {
  const proposal = findProposal(state, id);
  if (proposal === null) return reject('proposal-closed');
  if (!isProposalOpen(state, proposal.kind)) return reject('game-paused');
  return proposal.pending.includes(by) || (by === proposal.by && !agrees)
    ? null
    : reject('answer-not-needed');
}

/** Responds to a proposal. @throws Error if the table has no such proposal */
export function respond(table: TableFacts, by: Seat, { id, agrees }: Response): Transition | TakebackAgreed {
  const { state } = table;
  const proposal = findProposal(state, id);
  if (proposal === null) throw new Error(`There is no proposal ${String(id)}`);
  const { kind } = proposal;
  const pending = proposal.pending.filter((seat) => seat !== by);
  const isAccepted = agrees && pending.length === 0;
  const event = { type: 'responded', kind, by, agrees, isAccepted } as const;
  if (!agrees) {
    const declinedState = withoutProposals(state, kind);
    return by === proposal.by
      ? transition(declinedState, { type: 'proposal-withdrawn', kind, by })
      : transition(withCooldown(declinedState, proposal.by, table), event);
  }
  const agreedProposal = { ...proposal, pending, agreed: [...proposal.agreed, by] };
  if (isAccepted) return accept(table, agreedProposal, event);
  const proposals = state.proposals.map((other) => (other.id === id ? agreedProposal : other));
  return transition({ ...state, proposals }, event);
}

/** Ends a proposal whose time to respond is over. */
export const expireProposal = (state: TableState, { kind }: Proposal): Transition =>
  transition(withoutProposals(state, kind), { type: 'proposal-expired', kind });

/** Carries out a proposal to which all have agreed. */
function accept(table: TableFacts, proposal: Proposal, event: TableEvent): Transition | TakebackAgreed {
  const { state, at } = table;
  switch (proposal.kind) {
    case 'pause':
      return transition({ ...withoutProposals(state, 'pause'), pausedAt: at }, event);
    case 'takeback': {
      const consent = [proposal.by, ...proposal.agreed].sort((one, other) => one - other);
      return { takeback: { by: proposal.by, to: proposal.toStateId, consent } };
    }
    case 'abort':
      return transition(
        {
          ...state,
          clock: { ...stopClock(state.clock, at), activeSeat: null },
          pausedAt: null,
          proposals: [],
          vote: null,
          isAborted: true,
        },
        event,
      );
  }
}

const COOLDOWN_MS = MINUTE_MS;

/** Returns the state in which a seat may not propose for a while, because a proposal interrupts every player. */
const withCooldown = (state: TableState, seat: Seat, { at }: TableFacts): TableState => ({
  ...state,
  cooldown: { seat, until: at + COOLDOWN_MS },
});
