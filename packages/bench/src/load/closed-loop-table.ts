/** A table in a closed loop: sends each move as soon as the previous one was acknowledged and its update arrived. */
import type { PlannedMove, TableWorkload } from '../targets/target';
import type { WsClient } from '../ws/client';
import type { PacketParser } from './packet-parser';

/** Callbacks for measurements. */
export interface LoopEvents {
  readonly onMove: (ms: number) => void; // from sending to acknowledgement and update
  readonly onUpdate: (bytes: number) => void; // size of an update at one client
}

export class ClosedLoopTable {
  private stateId: number;
  private targetStateId = 0;
  private sentAt = 0;
  private isAcked = true;
  private isUpdated = true;
  private movingClient: WsClient | null = null;
  private onDone: () => void = () => undefined;
  private onFailed: (error: Error) => void = () => undefined;

  constructor(
    private readonly plan: TableWorkload,
    private readonly clients: readonly WsClient[],
    private readonly parser: PacketParser,
    private readonly events: LoopEvents,
  ) {
    this.stateId = plan.playedMoves;
    for (const client of clients) client.onText = (data, start, end) => this.onText(client, data, start, end);
  }

  get moves(): number {
    return this.plan.moves.length;
  }

  get playedMoves(): number {
    return this.plan.playedMoves;
  }

  /** Plays up to this state. Rejects if a move is rejected or a connection is lost. */
  playTo(stateId: number): Promise<void> {
    this.targetStateId = stateId;
    return new Promise((resolve, reject) => {
      [this.onDone, this.onFailed] = [resolve, reject];
      for (const client of this.clients) client.onError = reject;
      this.sendNext();
    });
  }

  close(): void {
    for (const client of this.clients) client.close();
  }

  private sendNext(): void {
    const move: PlannedMove | undefined = this.plan.moves[this.stateId];
    if (this.stateId >= this.targetStateId || move === undefined) {
      this.onDone();
      return;
    }
    this.movingClient = this.clients[move.seat] ?? null;
    this.isAcked = false;
    this.isUpdated = false;
    this.sentAt = performance.now();
    this.movingClient?.send(move.frame);
  }

  private onText(client: WsClient, data: Buffer, start: number, end: number): void {
    const packet = this.parser.parse(data, start, end);
    switch (packet.kind) {
      case 'update':
        this.events.onUpdate(end - start);
        if (
          client !== this.movingClient ||
          this.isUpdated ||
          this.parser.parseStateId(data, start, end) <= this.stateId
        )
          return;
        this.isUpdated = true;
        break;
      case 'accepted':
        if (packet.id !== this.stateId) return;
        this.isAcked = true;
        break;
      case 'rejected':
        this.onFailed(
          new Error(`Move ${String(packet.id)} was rejected: ${data.toString('utf8', start, end)}`),
        );
        return;
      case 'other':
        return;
    }
    if (!this.isUpdated || !this.isAcked) return;
    this.events.onMove(performance.now() - this.sentAt);
    this.stateId += 1;
    this.sendNext();
  }
}
