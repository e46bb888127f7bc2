/** A table without a server: the rules run in the page, and a random player moves for the others. */
import { checkAction, viewFor, type Seat } from '@great-fire/game';
import type { TimeControl } from '@great-fire/protocol';
import { rewindTo, viewAtState } from '../practice/local-game';
import { matchSummaryFor } from '../practice/local-table';
import { staticTableModel } from '../table/model/static-table';
import type { TableModel } from '../table/model/table-context';
import { type Played, playAction, logFor, LOG_STEP_MS, playUntil } from './random-play';
import type { SessionFixture } from './session-fixtures';
import type { GalleryPosition } from './positions';

const NAMES = ['Anna', 'Margery', 'Tobias', 'Hakim', 'Odile', 'Jutta'];
const SPECTATORS = 7;
const DAY = 24 * 60 * LOG_STEP_MS;

const PLAYERS = { tableName: 'Bread & Butter', names: NAMES };

/**
 * Returns the table from the perspective of one viewer. `onChange` receives the game after the viewer's move and the
 * random moves that follow.
 */
export function createTableModel(
  game: Played,
  viewer: Seat | null,
  { chat = [], away = [2], session = {} }: Pick<GalleryPosition, 'chat' | 'away' | 'session'>,
  onChange: (game: Played) => void,
): TableModel {
  const { state } = game;
  const viewAt: TableModel['viewAt'] = (stateId, perspective) =>
    viewAtState(game, stateId, perspective ?? viewer ?? 'spectator');
  const match = matchSummaryFor(state, PLAYERS);
  const view = viewFor(state, viewer);
  const model = staticTableModel({ match, view, stateId: game.moves.length, log: logFor(game, viewer) });
  return {
    ...model,
    ...sessionFields(game, viewer, session, model),
    sendCommand: () => Promise.resolve({ ok: true }),
    proposeTakeback: (to) => {
      onChange(rewindTo(game, viewer ?? 0, { to, consent: [viewer ?? 0] }));
      return Promise.resolve({ ok: true });
    },
    chat: chat.map(({ after: move, seat, text }, index) => ({
      id: `line-${index}`,
      channel: 'players',
      seat,
      name: NAMES[seat] ?? '',
      text,
      at: (move - 0.5) * LOG_STEP_MS,
    })),
    presence: { connected: state.seats.map((_, seat) => !away.includes(seat)), spectators: SPECTATORS },
    act: (action) => {
      if (viewer === null) throw new Error('A spectator decides nothing');
      const refusal = checkAction(state, viewer, action);
      if (refusal !== null)
        return Promise.resolve({ ok: false, code: 'illegal-move', message: '', ...refusal });
      const afterMove = playAction(game, viewer, action);
      const isOwnTurn = (next: typeof state) => next.turn.seat === viewer || next.turn.step === 'over';
      onChange(playUntil(afterMove, afterMove.moves.length, isOwnTurn));
      return Promise.resolve({ ok: true, stateId: afterMove.moves.length });
    },
    sendChat: () => Promise.resolve({ ok: true }),
    moderateChat: () => Promise.resolve({ ok: true }),
    viewAt,
    fetchView: (stateId, perspective) => Promise.resolve(viewAt(stateId, perspective)),
  };
}

/** Returns the time in ms that the turn started with. */
function totalMs(timeControl: TimeControl | undefined, remainingMs: number): number {
  if (timeControl?.clock.kind === 'per-turn') return timeControl.clock.seconds * 1000;
  return timeControl?.clock.kind === 'correspondence'
    ? timeControl.clock.days * DAY
    : remainingMs + LOG_STEP_MS;
}

/** Returns the session fields of the table at a fixed time. */
function sessionFields(
  { moves }: Played,
  viewer: Seat | null,
  { timeControl, remainingMs, banksMs, isPaused = false, events = [], absences, requests }: SessionFixture,
  { match, tableState: emptySession }: TableModel,
): Pick<TableModel, 'match' | 'tableState' | 'tableLog' | 'serverNow'> {
  const now = (moves.length + 1) * LOG_STEP_MS;
  const seat = emptySession.clock.activeSeat ?? 0;
  const absenceBySeat = new Map(absences?.(seat, viewer));
  const total = totalMs(timeControl, remainingMs ?? 0);
  return {
    match: {
      ...{ ...match, id: 'gallery222', private: false, spectators: SPECTATORS },
      ...(timeControl && { timeControl: timeControl }),
      seats: match.seats.map((seatSummary, index) => {
        const absence = absenceBySeat.get(index);
        if (absence === undefined) return seatSummary;
        return {
          ...seatSummary,
          isOpen: absence.isOpen,
          botLevel: absence.standIn === 'none' ? null : 'merchant',
        };
      }),
    },
    tableState: {
      ...emptySession,
      clock: {
        ...{
          activeSeat: seat,
          banks: banksMs ?? [],
          since: remainingMs === undefined ? now : now + remainingMs - total,
        },
        deadline: remainingMs === undefined ? null : now + remainingMs,
      },
      pausedAt: isPaused ? now : null,
      absences: emptySession.absences.map((_, index) => absenceBySeat.get(index) ?? null),
      ...(viewer !== null && requests?.(now, seat, viewer)),
    },
    tableLog: events.map((event, index) => ({
      ...{ id: index + 1, stateId: moves.length, at: now, event },
    })),
    serverNow: () => now,
  };
}
