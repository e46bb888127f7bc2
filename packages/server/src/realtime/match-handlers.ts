/**
 * Handlers of the messages that a client at a table may send: moves, table commands, sync, history, historic views,
 * legal actions and chat.
 */
import type { HistoryPage, LegalActions, Perspective, ServerTime } from '@great-fire/protocol';
import type { Logger } from 'pino';
import { executeHolidayCommand, isHolidayCommand } from '../matches/holidays';
import type { TableCommandService } from '../matches/table-commands';
import type { Lifecycle } from '../lifecycle/lifecycle';
import { apiError } from '../errors/api-error';
import type { MatchService } from '../matches/match-service';
import type { Storage } from '../storage/storage';
import type { MatchId, StoredMatch } from '../entities/match';
import type { MessageHandlers } from './client-messages';
import type { RoomRegistry } from './room-registry';
import { entriesFor, getLegalActionsAtTable } from './views';
import { createChatHandlers } from './chat-handlers';
import type { GameSocket } from './socket-types';

export interface MatchHandlersDeps {
  readonly storage: Pick<
    Storage,
    'blocks' | 'changes' | 'chat' | 'matches' | 'moderation' | 'moves' | 'persons' | 'tableState'
  >;
  readonly matches: MatchService;
  readonly rooms: RoomRegistry;
  readonly tableCommands: TableCommandService;
  readonly now: () => number;
  readonly lifecycle: Lifecycle;
  readonly log: Logger;
}

export const createLobbyHandlers = (now: () => number): MessageHandlers => ({
  'server-time': (): Promise<ServerTime> => Promise.resolve({ serverTime: now() }),
});

export function createMatchHandlers(
  socket: GameSocket,
  matchId: MatchId,
  deps: MatchHandlersDeps,
): MessageHandlers {
  const { storage, matches, rooms } = deps;
  const currentSeat = () => rooms.room(matchId)?.members.seatOf(socket) ?? null;

  return {
    ...createLobbyHandlers(deps.now),
    ...createChatHandlers(socket, matchId, currentSeat, deps),
    move: async ({ id, stateId, action }) => {
      const ownSeat = currentSeat();
      if (ownSeat === null) throw apiError('move-by-spectator');
      if (deps.lifecycle.isStopping) throw apiError('move-while-stopping');
      const result = await matches.move({ matchId, seat: ownSeat, action, stateId, moveId: id });
      deps.log.debug({ matchId, seat: ownSeat, type: action.type, ...result }, 'move');
      return result;
    },
    'table-command': async (command) => {
      const ownSeat = currentSeat();
      if (ownSeat === null) throw apiError('command-by-spectator');
      if (isHolidayCommand(command)) await executeHolidayCommand(deps, { matchId, seat: ownSeat }, command);
      else await deps.tableCommands.execute(matchId, ownSeat, command);
      deps.log.debug({ matchId, seat: ownSeat, command: command.type }, 'table command');
      return {};
    },
    visibility: async ({ hidden }) => {
      await rooms.setVisibility(socket, matchId, hidden);
      return {};
    },
    signal: async ({ district, from }) => {
      const seat = currentSeat();
      if (seat === null) throw apiError('signal-by-spectator');
      const { personId } = socket.data;
      const arrow = from !== undefined && { from };
      await storage.changes.announce({ type: 'signal-sent', matchId, seat, personId, district, ...arrow });
      return {};
    },
    'lead-replay': async ({ position, ...handOver }) => {
      const match = await storage.matches.find(matchId);
      assertPerspective(position?.perspective ?? 'spectator', match);
      if (handOver.to !== undefined) assertPerspective(handOver.to, match);
      const { personId, name } = socket.data;
      const ownSeat = currentSeat();
      const ownName = match?.seats.find(({ seat }) => seat === ownSeat)?.name ?? name;
      if (ownName === null) throw apiError('lead-without-name');
      if (rooms.room(matchId)?.ledReplay.isLedByOther(socket.id, deps.now()) === true)
        throw apiError('replay-led');
      const leader = { id: socket.id, name: ownName, personId };
      await storage.changes.announce({ type: 'replay-led', matchId, leader, position, ...handOver });
      return { leader: socket.id };
    },
    sync: async () => {
      const sync = await rooms.answerSync(socket, matchId);
      if (sync === null) throw apiError('not-found');
      return { sync };
    },
    history: async ({ before, beforeTableEvent = 0, limit }): Promise<HistoryPage> => {
      const ownSeat = currentSeat();
      const { rules, moves, formerOwners } = await matches.getLogPage(matchId, before, limit);
      const tableLog = await storage.tableState.eventsBefore(matchId, beforeTableEvent, limit);
      return { log: entriesFor(rules, moves, formerOwners, ownSeat), tableLog };
    },
    'historic-views': async ({ perspective, ...range }) => {
      const ownSeat = currentSeat();
      if (perspective !== undefined) assertPerspective(perspective, await storage.matches.find(matchId));
      const viewer = perspective ?? ownSeat ?? 'spectator';
      const historicViews = await matches.getHistoricViews(matchId, viewer, range);
      if (historicViews === null) throw apiError('state-not-reached');
      return { historicViews };
    },
    'legal-actions': async (): Promise<LegalActions> => {
      const ownSeat = currentSeat();
      if (ownSeat === null) throw apiError('move-by-spectator');
      const match = await matches.get(matchId, 0);
      if (match === null) throw apiError('not-started');
      return getLegalActionsAtTable(match, ownSeat);
    },
  };
}

/**
 * Checks that a viewer may request another perspective of the match. @throws ApiError `not-finished`, `bad-request`
 */
function assertPerspective(perspective: Perspective, match: StoredMatch | null): void {
  if (match?.status !== 'finished') throw apiError('view-of-running-game');
  if (typeof perspective === 'number' && perspective >= match.players)
    throw apiError('perspective-not-a-seat');
}
