/** Honest people at several tables, who play on at a brisk pace; every move's round trip is measured. */
import { setTimeout as wait } from 'node:timers/promises';
import { awaited, choose, gather, seededChance } from '@great-fire/server/testing';
import type { Party } from '@great-fire/server/testing';

const PACE_MS = 200; // between a move that all have seen and the next at that table

export class HonestTables {
  private constructor(
    private readonly url: string,
    private readonly parties: Party[],
    private readonly chance: () => number,
  ) {}

  /** Opens so many tables of three, each with somebody who watches. */
  static async come(url: string, tables: number): Promise<HonestTables> {
    const parties: Party[] = [];
    for (let table = 0; table < tables; table += 1) parties.push(await gather(url));
    return new HonestTables(url, parties, seededChance('honest'));
  }

  get matchIds(): readonly string[] {
    return this.parties.map(({ matchId }) => matchId);
  }

  /** Plays for so long. Resolves with the round trips of all moves, in ms. @throws Error where one is not met */
  async play(seconds: number): Promise<readonly number[]> {
    const until = performance.now() + seconds * 1000;
    const trips = await Promise.all(this.parties.map((_, table) => this.playAt(table, until)));
    return trips.flat();
  }

  leave(): void {
    for (const party of this.parties) party.close();
  }

  private async playAt(table: number, until: number): Promise<readonly number[]> {
    const trips: number[] = [];
    await wait(this.chance() * PACE_MS);
    while (performance.now() < until) {
      const party = await this.partyAt(table);
      const { socket, view } = awaited(party);
      const action = choose(view, this.chance);
      const began = performance.now();
      const answer = await socket.move(action);
      trips.push(performance.now() - began);
      if (!answer.ok) throw new Error(`An honest move was refused: ${JSON.stringify(answer)}`);
      const all = [...party.sockets, party.watcher.socket];
      await Promise.all(all.map((one) => one.shows(answer.stateId ?? 0)));
      for (const one of all) one.frames.length = one.updates.length = 0; // kept for tests; here they only fill memory
      await wait(PACE_MS);
    }
    return trips;
  }

  /** The party at a table; a new one where the game is over. */
  private async partyAt(table: number): Promise<Party> {
    const party = this.parties[table];
    if (party !== undefined && party.sockets[0]?.latest?.frame?.view.result === null) return party;
    party?.close();
    const next = await gather(this.url);
    this.parties[table] = next;
    return next;
  }
}
