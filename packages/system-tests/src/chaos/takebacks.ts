/** What somebody at a table does about UNDO-3: asks now and then to go back, and agrees whenever the others ask. */
import type { MatchClient } from '@great-fire/client/match-client';
import type { Seat } from '@great-fire/game';
import type { TakebackProposal } from '@great-fire/protocol';

/** That a seat asked to go back. */
export interface TakebackRequest {
  readonly to: number; // the state
  readonly code: string | null; // of the refusal; null: it was asked, or done at once where nobody else plays
}

const MAX_STATES_BACK = 8; // states

export class TakebackClient {
  readonly requests: TakebackRequest[] = [];
  private isAnswering = false;
  private agreedProposalId: number | null = null; // the question that the server has this seat's yes to
  private ownProposal: { readonly version: number; readonly stateId: number } | null = null;

  constructor(
    private readonly matchClient: MatchClient,
    private readonly seat: Seat | null, // null: a spectator, who is never asked
    private readonly onChange: () => void,
  ) {}

  /** Whether a question is open, as far as this seat knows: that of its own too which it has not been shown yet. */
  get hasOpenProposal(): boolean {
    if (this.proposal !== null) return true;
    const { tableState, stateId } = this.matchClient.getSnapshot();
    const { ownProposal } = this;
    return (
      ownProposal !== null && ownProposal.version === tableState?.version && ownProposal.stateId === stateId
    );
  }

  /** Whether something is under way that has not been answered. */
  get isPending(): boolean {
    return this.isAnswering || this.hasOpenProposal;
  }

  /** Asks to go some states back; resolves with the answer. `distance`: from 0 to 1, how far. */
  async propose(distance: number): Promise<void> {
    const { stateId, tableState } = this.matchClient.getSnapshot();
    if (this.hasOpenProposal || tableState === null || stateId < 1) return;
    const to = Math.max(0, stateId - 1 - Math.floor(distance * MAX_STATES_BACK));
    const answer = await this.matchClient.sendCommand({ type: 'propose-takeback', toStateId: to });
    this.requests.push({ to, code: answer.ok ? null : answer.code });
    if (answer.ok) this.ownProposal = { version: tableState.version, stateId };
  }

  /** Agrees if this seat is asked. Sends its answer again if it was lost, but not if the server has taken it. */
  agreeIfProposed(): void {
    const { proposal, seat } = this;
    if (proposal === null || seat === null || this.isAnswering) return;
    if (this.agreedProposalId === proposal.id || !proposal.pending.includes(seat)) return;
    if (this.matchClient.getSnapshot().connection !== 'live') return;
    this.isAnswering = true;
    void this.agree(proposal.id);
  }

  private async agree(id: number): Promise<void> {
    const answer = await this.matchClient.sendCommand({ type: 'answer-takeback', id, agrees: true });
    if (answer.ok) this.agreedProposalId = id;
    this.isAnswering = false;
    // Without a connection the answer is sent again with the next news of the line.
    if (answer.ok || answer.code !== 'internal-error') this.onChange();
  }

  private get proposal(): TakebackProposal | null {
    return this.matchClient.getSnapshot().tableState?.takebackProposal ?? null;
  }
}
