/**
 * A world over real sockets and HTTP: the product's own server on a port, with people at the other end of it.
 * The worlds of a game come one after another on the same port, for the answers name it.
 */
import type { MatchSetup } from '@great-fire/game';
import { TableSocket, fixChance, startTestServer } from '@great-fire/server/testing';
import type { TestServer } from '@great-fire/server/testing';
import { z } from 'zod';
import type { Viewer } from './script';
import { toldBy } from './told-storage';
import { fixAnswers } from './wire-answers';
import type { AnswerPlant } from './wire-answers';
import { ask } from './wire-request';
import type { WireAnswer } from './wire-request';
import type { Clock, Table } from './world';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'];
const givenSchema = z.object({ seat: z.int(), match: z.object({ id: z.string() }) });

interface Person {
  readonly cookie: string | null;
  readonly answers: string[];
  readonly before: string[]; // heard on sockets that are no more
  socket: TableSocket;
}

export interface WireWish {
  readonly log?: { readonly write: (line: string) => void }; // gets every line, the finest too
  readonly plant?: AnswerPlant; // what it makes of each answer is what is sent
}

/** The table of one world after another, all on one port. */
export function wireTable({ log, plant }: WireWish = {}) {
  let port = 0;
  return async (setup: MatchSetup, clock: Clock): Promise<Table> => {
    const endChance = fixChance('the ids of both worlds', clock.now());
    const endAnswers = fixAnswers(clock, setup, plant);
    const server = await startTestServer({
      port,
      now: clock.now,
      storage: toldBy(setup),
      metrics: true,
      ...(log && { log }),
    });
    port = Number(new URL(server.url).port);
    const table = await seatAll(server, setup);
    return {
      ...table,
      stop: async () => {
        await table.stop();
        await server.stop();
        endAnswers();
        endChance();
      },
    };
  };
}

async function seatAll({ url, metricsUrl }: TestServer, { players, options }: MatchSetup): Promise<Table> {
  const people = new Map<Viewer, Person>();
  const personOf = (viewer: Viewer): Person => {
    const person = people.get(viewer);
    if (person === undefined) throw new Error(`Nobody is at ${String(viewer)}`);
    return person;
  };
  let match = '';
  const enter = async (cookie: string | null): Promise<TableSocket> => {
    const socket = new TableSocket(url, { match, ...(cookie !== null && { cookie }) });
    const told = socket.next('presence');
    await socket.ready();
    await told;
    return socket;
  };
  const comeIn = async (viewer: Viewer, given: WireAnswer | null): Promise<void> => {
    const cookie = given?.cookie ?? null;
    people.set(viewer, {
      cookie,
      before: [],
      answers: given === null ? [] : [given.whole],
      socket: await enter(cookie),
    });
  };
  const post = async (
    path: string,
    body: object,
  ): Promise<readonly [z.output<typeof givenSchema>, WireAnswer]> => {
    const answer = await ask(url, { method: 'POST', path, cookie: null, body });
    return [givenSchema.parse(JSON.parse(answer.body)), answer];
  };

  const wish = { tableName: 'Two worlds', seats: players, options, private: false, name: 'Ann' };
  const [opened, answer] = await post('/api/matches', wish);
  match = opened.match.id;
  const lobby = new TableSocket(url, {});
  await lobby.connected();
  await comeIn(0, answer);
  await comeIn(null, null);
  for (const name of NAMES.slice(1, players)) {
    const [given, how] = await post(`/api/matches/${match}/seats`, { name });
    await comeIn(given.seat, how);
  }

  return {
    line: (viewer) => {
      const { socket } = personOf(viewer);
      return {
        ask: (event, payload) => (payload === undefined ? socket.ask(event) : socket.ask(event, payload)),
        shows: (stateId) => socket.shows(stateId),
      };
    },
    comeBack: async (viewer) => {
      const person = personOf(viewer);
      const told = personOf(viewer === 0 ? 1 : 0).socket.next('presence');
      person.socket.close();
      await told;
      person.before.push(...framesOf(person.socket));
      person.socket = await enter(person.cookie);
    },
    request: async (viewer, method, path) => {
      const { cookie, answers } = personOf(viewer);
      const at = path === '/metrics' && metricsUrl !== null ? metricsUrl : url;
      const { whole } = await ask(at, { method, path: path.replace(':match', match), cookie });
      answers.push(whole);
    },
    heard: (viewer) => {
      const { before, socket, answers } = personOf(viewer);
      return { line: [...before, ...framesOf(socket)], answers, lobby: framesOf(lobby) };
    },
    settled: async () => void (await lobby.ask('none')),
    stop: () => {
      for (const { socket } of people.values()) socket.close();
      lobby.close();
      return Promise.resolve();
    },
  };
}

/** engine.io's pings carry nothing; when they come is the real clock's. */
const framesOf = ({ frames }: TableSocket): readonly string[] => frames.filter((frame) => frame !== '');
