/** The honest people at the running table, and all that each of them sees. */
import { createHash } from 'node:crypto';
import type { PlayerView } from '@great-fire/game';
import type { Sync } from '@great-fire/protocol';
import type { TableSocket } from '@great-fire/server/testing';
import { Guest } from '@great-fire/server/testing';
import type { Identity, Stage } from './stage';

export class Viewers {
  private constructor(
    private readonly sockets: readonly TableSocket[], // by seat, then somebody who watches
    private readonly guests: readonly Guest[],
    private readonly stage: Stage,
  ) {}

  static async come(url: string, stage: Stage): Promise<Viewers> {
    const guests = [...stage.players, null].map((player: Identity | null) => {
      const guest = new Guest(url);
      guest.cookie = player?.cookie ?? null;
      return guest;
    });
    const sockets = guests.map((guest) => guest.connect({ match: stage.running, reconnection: true }));
    await Promise.all(sockets.map((socket) => socket.ready()));
    return new Viewers(sockets, guests, stage);
  }

  /** Whose decision is awaited, by the view of that seat. */
  get awaited(): { readonly seat: number; readonly view: PlayerView } {
    for (const socket of this.sockets) {
      const view = socket.latest?.frame?.view;
      if (view?.viewer != null && view.turn.seat === view.viewer) return { seat: view.viewer, view };
    }
    throw new Error('Nobody is awaited');
  }

  get stateId(): number {
    return this.sockets[0]?.stateId ?? 0;
  }

  /** A hash over all that these people see of the tables, live and over HTTP; not who is there or watches, nor the time. */
  async digest(): Promise<string> {
    const hash = createHash('sha256');
    for (const socket of this.sockets) {
      const { sync } = await socket.ask('sync');
      const { log } = await socket.ask('history', { before: this.stateId + 1, limit: 200 });
      const { past } = await socket.ask('past', { from: 0, to: 20 });
      if (sync === undefined || log === undefined || past === undefined)
        throw new Error('An honest viewer was not answered');
      hash.update(JSON.stringify([seen(sync), log, past]));
    }
    for (const guest of this.guests) {
      const { seats, name } = await guest.me();
      hash.update(JSON.stringify([name, seats.map(({ match, seat }) => [{ ...match, watching: 0 }, seat])]));
    }
    const [watcher] = this.guests.slice(-1);
    const waiting = await watcher?.ask<{ readonly match: Sync['match'] }>(
      'GET',
      `/api/matches/${this.stage.waiting}`,
    );
    hash.update(JSON.stringify({ ...waiting?.body.match, spectators: 0 }));
    return hash.digest('hex');
  }

  leave(): void {
    for (const socket of this.sockets) socket.close();
  }
}

const seen = ({ match, presence: _, now: __, ...rest }: Sync) => ({
  ...rest,
  match: { ...match, watching: 0 },
});
