/** A world without a network: compared is what socket.io gives to the transport's send function. */
import { arrangeWired, botQuestion, fixChance, startWired } from '@great-fire/server/testing';
import type { OnTheWay, WireLine } from '@great-fire/server/testing';
import type { GameState, MatchSetup, Seat } from '@great-fire/game';
import type { Viewer } from './script';
import { Told } from './told';
import { toldBy } from './told-storage';
import type { Clock, Heard, Table } from './world';

/** Changes a packet on its way to a viewer, given all the secrets of the moment: a leak, on purpose. */
export type Plant = (packet: string, viewer: Viewer, game: GameState) => string;

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'];

interface Place {
  readonly guestKey: string | null;
  readonly before: string[]; // heard on lines that are no more
  line: WireLine;
  told: Told;
}

export interface WiredWish {
  readonly plant?: Plant; // what it makes of each packet is what is heard
  readonly channel?: 'line' | 'lobby'; // where it does so; at the table
  readonly changes?: boolean; // of a move they are told what changes, as a page is; else all, as a program may be
  readonly delayMinutes?: number; // after which who watches is told; left out: at once
}

/** Gives for each packet that is the same as the one at its place in the first world that very one. */
function keptOnce(before: readonly string[] = []): OnTheWay {
  let place = 0;
  return (packet) => {
    const was = before[place];
    place += 1;
    return was === packet ? was : packet;
  };
}

/** A table that tells too what a bot at a seat would be told, and those who watch with a delay only when it is asked to. */
export interface WiredTable extends Table {
  readonly botQuestion: (seat: Seat) => Promise<string>;
  readonly tellLatecomers: () => Promise<void>;
}

/** Opens a table in memory. */
export function wiredTable({ plant, channel = 'line', changes = true, delayMinutes = 0 }: WiredWish = {}) {
  return async (
    setup: MatchSetup,
    clock: Clock,
    listener: Viewer | 'all',
    heardBefore?: Heard,
  ): Promise<WiredTable> => {
    const endChance = fixChance('the ids of both worlds', clock.now());
    const wired = startWired({ now: clock.now, storage: toldBy(setup) });
    const { tables, matches } = wired;
    const places = new Map<Viewer, Place>();
    let matchId = '';

    const sameOnLine = keptOnce(heardBefore?.line);
    const sameInLobby = keptOnce(heardBefore?.lobby);
    const planted = (at: typeof channel, viewer: Viewer): OnTheWay => {
      if (plant === undefined || at !== channel) return (packet) => packet;
      return (packet) => {
        const game = matches.peek(matchId)?.state.game;
        return game === undefined ? packet : plant(packet, viewer, game);
      };
    };
    const onTheWay = (at: typeof channel, viewer: Viewer): OnTheWay => {
      const sent = planted(at, viewer);
      if (at === 'lobby') return (packet) => sameInLobby(sent(packet));
      return viewer === listener ? (packet) => sameOnLine(sent(packet)) : sent;
    };
    const placeOf = (viewer: Viewer): Place => {
      const place = places.get(viewer);
      if (place === undefined) throw new Error(`Nobody is at ${String(viewer)}`);
      return place;
    };
    const enter = async (viewer: Viewer, guestKey: string | null): Promise<Pick<Place, 'line' | 'told'>> => {
      const line = wired.line(guestKey, onTheWay('line', viewer));
      const told = Told.byLine(line);
      const isTold = line.next('2["presence"');
      await line.enter(matchId, 'sync', changes);
      await isTold;
      line.isDeaf = listener !== 'all' && listener !== viewer;
      return { line, told };
    };
    const comeIn = async (viewer: Viewer, guestKey: string | null): Promise<void> => {
      places.set(viewer, { guestKey, before: [], ...(await enter(viewer, guestKey)) });
    };

    const { players, options } = setup;
    const wish = {
      tableName: 'Two worlds',
      seats: players,
      options,
      private: false,
      name: 'Ann',
      watching: { who: 'open', delayMinutes },
    } as const;
    const host = await tables.open(null, wish);
    ({ matchId } = host);
    const lobby = wired.line(null, onTheWay('lobby', null));
    await lobby.enter(null, null);
    await comeIn(0, host.guestKey);
    await comeIn(null, null);
    for (const name of NAMES.slice(1, players)) {
      const seated = await tables.join(null, matchId, { name });
      const { seat, guestKey } = seated;
      await arrangeWired(wired, seated, { do: 'ready', seat, isReady: true });
      // The last one comes to a game that has begun.
      if (seat === players - 1) await arrangeWired(wired, host, { do: 'start' });
      await comeIn(seat, guestKey);
    }

    return {
      botQuestion: (seat) => botQuestion(wired, matchId, seat),
      tellLatecomers: () => wired.tellLatecomers(),
      line: (viewer) => {
        const { line, told } = placeOf(viewer);
        return {
          ask: (event, payload) => line.ask(event, payload),
          shows: (stateId) => line.shows(stateId),
          // A deaf line is not told.
          told: (version) => (line.isDeaf ? Promise.resolve() : told.of(version)),
        };
      },
      comeBack: async (viewer) => {
        const place = placeOf(viewer);
        const other = placeOf(viewer === 0 ? 1 : 0).line;
        const { isDeaf } = other;
        other.isDeaf = false;
        const told = other.next('2["presence"');
        place.line.close();
        await told;
        other.isDeaf = isDeaf;
        place.before.push(...place.line.heard);
        Object.assign(place, await enter(viewer, place.guestKey));
      },
      request: () => Promise.resolve(), // HTTP is compared over the wire
      heard: (viewer) => {
        const { before, line } = placeOf(viewer);
        return { line: [...before, ...line.heard], answers: [], lobby: lobby.heard };
      },
      quiet: () => Promise.resolve(), // a step is over when all have heard of it
      settled: async () => void (await lobby.ask('none')),
      stop: async () => {
        await wired.stop();
        endChance();
      },
    };
  };
}
