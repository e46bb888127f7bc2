/** The server without a port: its lobby, matches, storage (in memory) and sockets, on lines of ours. */
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import pino from 'pino';
import { Outside } from '../src/http/outside';
import { GUEST_COOKIE } from '../src/identity/caller';
import { Conducts } from '../src/conduct/conducts';
import { Timekeeper } from '../src/clock/timekeeper';
import { Course } from '../src/course';
import { boundsOf } from '../src/bounds';
import { NO_TURNS } from '../src/turns';
import { limitsOf } from '../src/limits';
import { Tables } from '../src/lobby/tables';
import { Delayed } from '../src/matches/delayed';
import { Matches } from '../src/matches/matches';
import { Metrics } from '../src/metrics';
import { SocketCount } from '../src/realtime/attention';
import { LobbyRoom } from '../src/realtime/lobby-room';
import { Rooms } from '../src/realtime/rooms';
import { createSockets } from '../src/realtime/sockets';
import { sqliteStorage } from '../src/storage/sqlite/sqlite-storage';
import type { Storage } from '../src/storage/storage';
import { noJobs } from './no-jobs';
import { WireLine } from './wire-line';
import type { OnTheWay } from './wire-line';

export interface WiredWish {
  readonly now: () => number;
  readonly storage: (opened: Storage) => Storage; // what is put round the storage
}

export interface Wired {
  readonly tables: Tables;
  readonly matches: Matches;
  readonly conducts: Conducts;
  readonly storage: Storage;
  /** Decides what is due by the clocks of tables; nobody does so by themselves here. */
  readonly lookAtClocks: () => Promise<readonly string[]>;
  /** Tells those who watch with a delay what is old enough; nobody does so by themselves here. */
  readonly tellLatecomers: () => Promise<void>;
  /** A line that shows a guest's key, or nothing. It has not shaken hands yet. */
  readonly line: (guestKey: string | null, onTheWay?: OnTheWay) => WireLine;
  readonly stop: () => Promise<void>;
}

/** Puts a server together as `startServer` does, but for HTTP and the network. */
export function startWired({ now, storage: round }: WiredWish): Wired {
  const log = pino({ level: 'error' }, pino.destination({ fd: 2, sync: true }));
  const storage = round(sqliteStorage(':memory:'));
  const matches = new Matches({ storage, now });
  const delayed = new Delayed({ storage, now });
  const late = { now, log, schedule: noJobs };
  const rooms = new Rooms({ storage, matches, delayed, ...late });
  const spectators = (ids: readonly string[]) => rooms.attendance.spectators(ids);
  const lobby = new LobbyRoom({ storage, matches, delayed, spectators, ...late });
  const conducts = new Conducts({ matches, here: (id) => rooms.attendance.at(id) });
  const tables = new Tables({ storage, matches, conducts, now });
  const timekeeper = new Timekeeper({ storage, conducts, now, log });
  const limits = limitsOf(0);
  const bounds = boundsOf(0);
  const io = createSockets(createServer(), {
    ...{ storage, matches, delayed, rooms, conducts, lobby, limits, log, now },
    course: new Course(),
    metrics: new Metrics(),
    outside: new Outside({ publicUrl: null, allowedOrigins: [], trustedProxies: 0 }),
    bounds,
    socketCount: new SocketCount(bounds),
    flooded: () => undefined,
    turns: NO_TURNS,
  });
  const engine = Object.assign(new EventEmitter(), { close: () => undefined });
  io.bind(engine);
  let lines = 0;
  const open = new Set<WireLine>();
  return {
    tables,
    matches,
    conducts,
    storage,
    lookAtClocks: () => timekeeper.look(),
    tellLatecomers: async () => {
      await rooms.tellLatecomers();
      await lobby.tellLatecomers();
    },
    line: (guestKey, onTheWay = (packet) => packet) => {
      const cookie = guestKey === null ? null : `${GUEST_COOKIE}=${guestKey}`;
      const line = new WireLine(`line-${String((lines += 1))}`, cookie, onTheWay);
      open.add(line);
      engine.emit('connection', line);
      return line;
    },
    stop: async () => {
      await timekeeper.close();
      await matches.close();
      for (const line of open) line.close();
      await rooms.idle();
      rooms.close();
      lobby.close();
      await storage.close();
    },
  };
}
