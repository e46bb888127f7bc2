/** The takebacks of one player (UNDO-3): proposes one now and then, and agrees to every proposal of the others. */
import type { MatchClient } from '@great-fire/client/match-client';
import type { Seat } from '@great-fire/game';
import type { Proposal } from '@great-fire/protocol';

/** A takeback proposal and the server's answer. */
export interface TakebackRequest {
  readonly to: number; // target state id
  readonly code: string | null; // error code; null: proposed, or done at once if no other person plays
}

const MAX_STATES_BACK = 8;

/** The newest of what a page had received. */
interface Moment {
  readonly tableEventId: number; // 0: none
  readonly stateId: number;
}

export class TakebackClient {
  readonly requests: TakebackRequest[] = [];
  private isAnswering = false;
  private agreedProposalId: number | null = null; // the proposal to which the server has this seat's agreement
  private ownProposal: Moment | null = null; // what this seat had received before its last accepted proposal

  constructor(
    private readonly matchClient: MatchClient,
    private readonly seat: Seat | null, // null: a spectator, who has no vote
    private readonly onChange: () => void,
  ) {}

  /**
   * Whether a proposal is open as far as this seat knows, including its own proposal that the server has not sent back
   * yet.
   */
  get hasOpenProposal(): boolean {
    return (
      this.proposal !== null ||
      (this.ownProposal !== null && !this.hasReceivedProposalSince(this.ownProposal))
    );
  }

  /** Whether this seat has received its own proposal. Without other people the server sends the takeback instead. */
  private hasReceivedProposalSince({ tableEventId, stateId }: Moment): boolean {
    const { log, tableLog } = this.matchClient.getSnapshot();
    const isProposed = tableLog.some(
      ({ id, event }) =>
        id > tableEventId && event.type === 'proposed' && event.kind === 'takeback' && event.by === this.seat,
    );
    return (
      isProposed ||
      log.some((row) => row.stateId > stateId && row.seat === this.seat && row.takeback !== undefined)
    );
  }

  /** Whether a proposal or an agreement awaits its answer. */
  get isPending(): boolean {
    return this.isAnswering || this.hasOpenProposal;
  }

  /** Proposes to go back some states. Resolves after the answer. `distance`: how far, from 0 to 1. */
  async propose(distance: number): Promise<void> {
    const { stateId, tableState, tableLog } = this.matchClient.getSnapshot();
    if (this.hasOpenProposal || tableState === null || stateId < 1) return;
    const to = Math.max(0, stateId - 1 - Math.floor(distance * MAX_STATES_BACK));
    const answer = await this.matchClient.sendCommand({ type: 'propose', kind: 'takeback', toStateId: to });
    this.requests.push({ to, code: answer.ok ? null : answer.code });
    if (answer.ok) this.ownProposal = { tableEventId: tableLog.at(-1)?.id ?? 0, stateId };
  }

  /** Agrees if this seat is asked. Sends a lost agreement again, but not one that the server has accepted. */
  agreeIfProposed(): void {
    const { proposal, seat } = this;
    if (proposal === null || seat === null || this.isAnswering) return;
    if (this.agreedProposalId === proposal.id || !proposal.pending.includes(seat)) return;
    if (this.matchClient.getSnapshot().connection !== 'connected') return;
    this.isAnswering = true;
    void this.agree(proposal.id);
  }

  private async agree(id: number): Promise<void> {
    const answer = await this.matchClient.sendCommand({ type: 'respond', id, agrees: true });
    if (answer.ok) this.agreedProposalId = id;
    this.isAnswering = false;
    // Without a connection, the next event of the connection sends the answer again.
    if (answer.ok || answer.code !== 'internal-error') this.onChange();
  }

  private get proposal(): Proposal | null {
    const { proposals = [] } = this.matchClient.getSnapshot().tableState ?? {};
    return proposals.find(({ kind }) => kind === 'takeback') ?? null;
  }
}
