/** The honest players and the spectator of the running table, and everything they see. */
import { createHash } from 'node:crypto';
import type { PlayerView } from '@great-fire/game';
import type { Sync } from '@great-fire/protocol';
import { type TestSocket, TestClient } from '@great-fire/server/testing';
import type { Identity, Fixture } from './fixture';

export class Observers {
  private constructor(
    private readonly sockets: readonly TestSocket[], // by seat, then a spectator
    private readonly guests: readonly TestClient[],
    private readonly fixture: Fixture,
  ) {}

  static async connect(url: string, fixture: Fixture): Promise<Observers> {
    const guests = [...fixture.players, null].map((player: Identity | null) => {
      const guest = new TestClient(url);
      guest.cookie = player?.cookie ?? null;
      return guest;
    });
    const sockets = guests.map((guest) => guest.connect({ match: fixture.running, reconnection: true }));
    await Promise.all(sockets.map((socket) => socket.waitForSync()));
    return new Observers(sockets, guests, fixture);
  }

  /**
   * The seat to move and its view.
   *
   * @throws Error if no seat is to move
   */
  get activePlayer(): { readonly seat: number; readonly view: PlayerView } {
    for (const socket of this.sockets) {
      const view = socket.latestSync?.frame?.view;
      if (view?.viewer != null && view.turn.seat === view.viewer) return { seat: view.viewer, view };
    }
    throw new Error('Nobody is awaited');
  }

  get stateId(): number {
    return this.sockets[0]?.stateId ?? 0;
  }

  /**
   * Returns a hash of everything these people see of the tables, live and over HTTP. It excludes presence, spectator
   * counts and the time.
   */
  async digest(): Promise<string> {
    const hash = createHash('sha256');
    for (const socket of this.sockets) {
      const { sync } = await socket.emitWithAck('sync');
      const { log } = await socket.emitWithAck('history', { before: this.stateId + 1, limit: 200 });
      const { historicViews } = await socket.emitWithAck('historic-views', { from: 0, to: 20 });
      if (sync === undefined || log === undefined || historicViews === undefined)
        throw new Error('An honest viewer was not answered');
      hash.update(JSON.stringify([withoutVolatileFields(sync), log, historicViews]));
    }
    for (const guest of this.guests) {
      const { tables, name } = await guest.me();
      hash.update(
        JSON.stringify([name, tables.map(({ match, seat }) => [{ ...match, spectators: 0 }, seat])]),
      );
    }
    const [spectator] = this.guests.slice(-1);
    const waiting = await spectator?.request<{ readonly match: Sync['match'] }>(
      'GET',
      `/api/matches/${this.fixture.waiting}`,
    );
    hash.update(JSON.stringify({ ...waiting?.body.match, spectators: 0 }));
    return hash.digest('hex');
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }
}

const withoutVolatileFields = ({ match, presence: _, serverTime: __, ...rest }: Sync) => ({
  ...rest,
  match: { ...match, spectators: 0 },
});
