/** A table of the load generator: its clients, and the moves that they send one after the other. */
import type { TableWorkload, Target } from '../targets/target';
import { LoadClient } from './client';

const STATE_ID_KEY = '"stateId":';
const ACK = '43';
const ACCEPTED = '[{"ok":true';

/** An update at one client. */
interface Update {
  readonly stateId: number;
  readonly isMover: boolean; // at the client that sent the last move
  readonly bytes: number;
}

export class LoadTable {
  onUpdate: (update: Update) => void = () => undefined;
  onAccepted: () => void = () => undefined; // the last move was acknowledged
  /** Called if a move is rejected or a connection is lost. By default, throws. */
  onError: (error: Error) => void = (error) => {
    throw error;
  };
  stateId: number; // after the last sent move
  sentAt = 0; // time of the last move
  private mover: LoadClient | null = null;

  private constructor(
    private readonly plan: TableWorkload,
    private readonly clients: readonly LoadClient[],
    private readonly updatePrefix: string,
  ) {
    this.stateId = plan.playedMoves;
    for (const client of clients) {
      client.onPacket = (packet) => this.onPacket(client, packet);
      client.onError = (error) => this.onError(error);
    }
  }

  /** Connects everyone at these tables of a target, to its servers in turn. */
  static async connectAll(
    { ports, updatePrefix }: Pick<Target, 'ports' | 'updatePrefix'>,
    plans: readonly TableWorkload[],
  ): Promise<readonly LoadTable[]> {
    const tables: LoadTable[] = [];
    for (const plan of plans) {
      const clients = await LoadClient.connectAll(ports, plan.connectPackets);
      tables.push(new LoadTable(plan, clients, updatePrefix));
    }
    return tables;
  }

  get moves(): number {
    return this.plan.moves.length;
  }

  /** @throws Error at the end of the game */
  sendNext(): void {
    const move = this.plan.moves[this.stateId];
    if (move === undefined) throw new Error('The games are too short for this');
    this.mover = this.clients[move.seat] ?? null;
    this.stateId += 1;
    this.sentAt = performance.now();
    this.mover?.send(move.packet);
  }

  close(): void {
    for (const client of this.clients) client.close();
  }

  private onPacket(client: LoadClient, packet: string): void {
    if (packet.startsWith(this.updatePrefix)) {
      const at = packet.indexOf(STATE_ID_KEY);
      if (at < 0) throw new Error(`An update without a state: ${packet.slice(0, 200)}`);
      const stateId = parseInt(packet.slice(at + STATE_ID_KEY.length), 10);
      this.onUpdate({ stateId, isMover: client === this.mover, bytes: packet.length });
    } else if (packet.startsWith(ACK)) {
      if (packet.startsWith(ACCEPTED, packet.indexOf('['))) this.onAccepted();
      else this.onError(new Error(`A move was rejected: ${packet}`));
    }
  }
}
