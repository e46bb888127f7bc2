/** Builds the part of a server that needs no port. Tests run it in process. */
import type { Config } from './config/config';
import type { ResourceLimits } from './config/resource-limits';
import type { Schedule } from './lifecycle/periodic-job';
import { TableService } from './lobby/table-service';
import { DeadlineJob } from './matches/deadline-job';
import { Heartbeat } from './matches/heartbeat';
import { MatchService } from './matches/match-service';
import { TableCommandService } from './matches/table-commands';
import { LobbyRoom } from './realtime/lobby-room';
import { RoomRegistry } from './realtime/room-registry';
import type { SocketServerDeps } from './realtime/socket-server';
import { CACHE_SHARES } from './shared/bounded-cache';
import { isLoopback } from './shared/ingress';
import type { Storage } from './storage/storage';

interface GameOptions
  extends
    Pick<Config, 'cacheBytes' | 'maxBotGames'>,
    Pick<SocketServerDeps, 'log' | 'now' | 'guard' | 'ingress' | 'metrics' | 'lifecycle'> {
  readonly storage: Storage;
  readonly resourceLimits: ResourceLimits;
  readonly schedule: Schedule;
}

/** Builds the tables, their games and their rooms: the part of a server that needs no port. */
export function assembleGame({ cacheBytes, maxBotGames, ...options }: GameOptions) {
  const { storage, now, log, schedule, lifecycle } = options;
  const matches = new MatchService({ storage, cacheBytes: CACHE_SHARES.matches * cacheBytes, now });
  lifecycle.closeOn('stopping', 'matches', matches);
  const roomDeps = { storage, matches, now, log };
  const rooms = new RoomRegistry(roomDeps);
  const countSpectators = (ids: readonly string[]) => rooms.presence.spectatorCounts(ids);
  const lobby = new LobbyRoom({ ...roomDeps, countSpectators });
  lifecycle.onStop('closing', 'rooms', async () => {
    await Promise.all([rooms.whenIdle(), lobby.whenIdle()]);
    rooms.close();
    lobby.close();
  });
  const tableCommands = new TableCommandService({
    matches,
    presenceOf: (id) => rooms.presence.presenceAt(id),
  });
  const heartbeat = new Heartbeat({ storage, now, log });
  const deadlineJob = new DeadlineJob({ storage, heartbeat, tableCommands, now, log, schedule });
  lifecycle.onStop('stopping', 'deadlines', async () => {
    await deadlineJob.close();
    await heartbeat.close();
  });
  const hasPlayerFrom = (id: string, address: string, seat: number): boolean =>
    !isLoopback(address) && rooms.room(id)?.members.hasPlayerFrom(address, seat) === true;
  return {
    ...options,
    matches,
    rooms,
    lobby,
    countSpectators,
    tableCommands,
    tables: new TableService({ storage, matches, tableCommands, now, hasPlayerFrom, maxBotGames }),
    heartbeat,
    deadlineJob,
  };
}

export type GameParts = ReturnType<typeof assembleGame>;
