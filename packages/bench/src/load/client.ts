/** A socket.io client of the load generator. It sends packets that were encoded before, and parses little. */
import { WebSocket } from 'ws';

const TIMEOUT_MS = 60_000;
const CONCURRENCY = 50;
const HELLO = '0';
const PING = '2';
const PONG = '3';
const CONNECT_ERROR = '44';
const SYNC = '42["sync"';

export class LoadClient {
  onPacket: (packet: string) => void = () => undefined;
  /** Called when the connection fails. By default, throws and so ends the measurement. */
  onError: (error: Error) => void = (error) => {
    throw error;
  };
  private readonly socket: WebSocket;

  private constructor(port: number) {
    const url = `ws://127.0.0.1:${String(port)}/socket.io/?EIO=4&transport=websocket`;
    this.socket = new WebSocket(url, { perMessageDeflate: false });
    this.socket.on('message', (data: Buffer) => {
      const packet = data.toString('latin1');
      if (packet === PING) this.send(PONG);
      else this.onPacket(packet);
    });
    this.socket.on('error', (error) => this.onError(error));
    this.socket.on('close', () => this.onError(new Error('The server ended a connection')));
  }

  /** Connects, sends the packet, and resolves once the sync has arrived. Rejects with the server's refusal. */
  private static async connect(port: number, connectPacket: string): Promise<LoadClient> {
    const client = new LoadClient(port);
    const { onError } = client;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        client.onError = reject;
        timer = setTimeout(() => reject(new Error('The sync did not arrive in time')), TIMEOUT_MS);
        client.onPacket = (packet) => {
          if (packet.startsWith(HELLO)) client.send(connectPacket);
          else if (packet.startsWith(CONNECT_ERROR)) reject(new Error(`Refused: ${packet}`));
          else if (packet.startsWith(SYNC)) resolve();
        };
      });
      client.onError = onError;
      client.onPacket = () => undefined;
      return client;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Connects a client for each packet, to the ports in turn. */
  static async connectAll(
    ports: readonly number[],
    connectPackets: readonly string[],
  ): Promise<readonly LoadClient[]> {
    const clients: LoadClient[] = [];
    for (let first = 0; first < connectPackets.length; first += CONCURRENCY) {
      const batch = connectPackets.slice(first, first + CONCURRENCY);
      const connecting = batch.map((packet, index) =>
        LoadClient.connect(ports[(first + index) % ports.length] ?? 0, packet),
      );
      clients.push(...(await Promise.all(connecting)));
    }
    return clients;
  }

  send(packet: string): void {
    this.socket.send(packet);
  }

  close(): void {
    this.socket.removeAllListeners('close');
    this.socket.terminate();
  }
}
