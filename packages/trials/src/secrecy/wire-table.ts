/** A world over real sockets and HTTP: the product's own servers, with people at the other end of them. */
import type { MatchSetup } from '@great-fire/game';
import { TableSocket, fixChance } from '@great-fire/server/testing';
import type { TestServer } from '@great-fire/server/testing';
import * as z from 'zod';
import type { Viewer } from './script';
import { Told } from './told';
import { fixAnswers } from './wire-answers';
import type { AnswerPlant } from './wire-answers';
import { Hearing } from './wire-hearing';
import { ask } from './wire-request';
import type { WireAnswer } from './wire-request';
import { serversOf } from './wire-servers';
import type { Servers, ServersWish } from './wire-servers';
import type { Clock, Table } from './world';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'];
const givenSchema = z.object({ seat: z.int(), match: z.object({ id: z.string() }) });

interface Person {
  readonly cookie: string | null;
  readonly answers: string[];
  readonly before: string[]; // heard on sockets that are no more
  socket: TableSocket;
  told: Told;
}

export interface WireWish extends ServersWish {
  readonly plant?: AnswerPlant; // what it makes of each answer is what is sent
}

/** The table of one world after another. */
export function wireTable({ plant, ...wish }: WireWish = {}) {
  const start = serversOf(wish);
  return async (setup: MatchSetup, clock: Clock): Promise<Table> => {
    const endChance = fixChance('the ids of both worlds', clock.now());
    const endAnswers = fixAnswers(clock, setup, plant);
    const servers = await start(setup, clock);
    const stop = async (): Promise<void> => {
      await servers.stop();
      endAnswers();
      endChance();
    };
    try {
      const table = await seatAll(servers, setup);
      return {
        ...table,
        stop: async () => {
          await table.stop();
          await stop();
        },
      };
    } catch (error) {
      await stop();
      throw error;
    }
  };
}

async function seatAll(servers: Servers, { players, options }: MatchSetup): Promise<Table> {
  const people = new Map<Viewer, Person>();
  const lobbies = new Map<TestServer, TableSocket>();
  const hearing = new Hearing(servers);
  const personOf = (viewer: Viewer): Person => {
    const person = people.get(viewer);
    if (person === undefined) throw new Error(`Nobody is at ${String(viewer)}`);
    return person;
  };
  const lobbyOf = (viewer: Viewer): TableSocket => {
    const lobby = lobbies.get(servers.of(viewer));
    if (lobby === undefined) throw new Error('Nobody follows the lobby');
    return lobby;
  };
  let match = '';
  const quiet = async (): Promise<void> => {
    await hearing.quiet([...lobbies.values(), ...[...people.values()].map(({ socket }) => socket)]);
  };
  const enter = async (viewer: Viewer, cookie: string | null): Promise<Pick<Person, 'socket' | 'told'>> => {
    const socket = new TableSocket(servers.of(viewer).url, { match, ...(cookie !== null && { cookie }) });
    const told = Told.bySocket(socket);
    const isTold = socket.next('presence');
    await socket.ready();
    await isTold;
    return { socket, told };
  };
  const comeIn = async (viewer: Viewer, given: WireAnswer | null): Promise<void> => {
    const cookie = given?.cookie ?? null;
    people.set(viewer, {
      cookie,
      before: [],
      answers: given === null ? [] : [given.whole],
      ...(await enter(viewer, cookie)),
    });
    await quiet();
  };
  const post = async (
    viewer: Viewer,
    path: string,
    body: object,
  ): Promise<readonly [z.output<typeof givenSchema>, WireAnswer]> => {
    const { url } = servers.of(viewer);
    const answer = await ask(url, { method: 'POST', path, cookie: null, body });
    await quiet();
    return [givenSchema.parse(JSON.parse(answer.body)), answer];
  };

  const arrange = async (
    viewer: Viewer,
    cookie: string | null,
    asked: { readonly method: string; readonly path: string; readonly body?: object },
  ): Promise<void> => {
    const { status, body } = await ask(servers.of(viewer).url, { ...asked, cookie });
    if (status !== 204) throw new Error(`${asked.path}: ${body}`);
    await quiet();
  };

  const wish = { tableName: 'Two worlds', seats: players, options, private: false, name: 'Ann' };
  const [opened, answer] = await post(0, '/api/matches', wish);
  match = opened.match.id;
  for (const server of servers.all) {
    const lobby = new TableSocket(server.url, {});
    await lobby.connected();
    lobbies.set(server, lobby);
  }
  await comeIn(0, answer);
  await comeIn(null, null);
  for (const [index, name] of NAMES.slice(1, players).entries()) {
    const [given, how] = await post(index + 1, `/api/matches/${match}/seats`, { name });
    const path = `/api/matches/${match}/seats/${String(given.seat)}/ready`;
    await arrange(index + 1, how.cookie, { method: 'PUT', path, body: { ready: true } });
    // The last one comes to a game that has begun.
    if (given.seat === players - 1)
      await arrange(0, answer.cookie, { method: 'POST', path: `/api/matches/${match}/start` });
    await comeIn(given.seat, how);
  }

  return {
    line: (viewer) => {
      const { socket, told } = personOf(viewer);
      return {
        ask: (event, payload) => (payload === undefined ? socket.ask(event) : socket.ask(event, payload)),
        shows: (stateId) => socket.shows(stateId),
        told: (version) => told.of(version),
      };
    },
    comeBack: async (viewer) => {
      const person = personOf(viewer);
      const told = personOf(viewer === 0 ? 1 : 0).socket.next('presence');
      person.socket.close();
      await told;
      await quiet();
      person.before.push(...hearing.framesOf(person.socket));
      Object.assign(person, await enter(viewer, person.cookie));
    },
    request: async (viewer, method, path) => {
      const { cookie, answers } = personOf(viewer);
      const { url, metricsUrl } = servers.of(viewer);
      const at = path === '/metrics' && metricsUrl !== null ? metricsUrl : url;
      const { whole } = await ask(at, { method, path: path.replace(':match', match), cookie });
      answers.push(whole);
    },
    heard: (viewer) => {
      const { before, socket, answers } = personOf(viewer);
      const lobby = lobbyOf(viewer);
      return {
        line: [...before, ...hearing.framesOf(socket)],
        answers,
        lobby: hearing.framesOf(lobby),
      };
    },
    quiet,
    settled: async () => {
      for (const lobby of lobbies.values()) await lobby.ask('none');
    },
    stop: () => {
      for (const { socket } of people.values()) socket.close();
      for (const lobby of lobbies.values()) lobby.close();
      return Promise.resolve();
    },
  };
}
