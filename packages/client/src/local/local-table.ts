/** A table on a local line: the same state that a server's table has, so that the same `Table` shows it. */
import { optionsOf, viewFor } from '@great-fire/game';
import type { GameState } from '@great-fire/game';
import { plainConduct, seatNamed } from '@great-fire/protocol';
import type { MatchSummary } from '@great-fire/protocol';
import { useMemo, useSyncExternalStore } from 'react';
import type { TableState } from '../table/table-context';
import { ALONE } from './alone';
import { logFor, viewOf } from './local-game';
import type { LocalLine } from './local-line';

/** Who sits there, and what the table is called. */
export interface LocalPeople {
  readonly tableName: string;
  readonly names: readonly string[]; // by seat
}

/** A table's summary as a lobby would have it. */
export function matchOf(state: GameState, { tableName, names }: LocalPeople): MatchSummary {
  return {
    ...ALONE,
    id: 'local22222',
    tableName,
    status: state.result === null ? 'running' : 'finished',
    options: optionsOf(state.rules),
    seats: state.seats.map((_, seat) => seatNamed(names[seat] ?? null)),
    turn: state.turn.number,
    activeSeat: state.turn.seat,
    createdAt: 0,
    updatedAt: 0,
  };
}

/** A table where nothing happens beside the moves. */
export function stillTable({
  seats,
  turn,
}: GameState): Pick<TableState, 'conduct' | 'tableLog' | 'serverNow' | 'wish' | 'askBack' | 'introduce'> {
  return {
    conduct: plainConduct(seats.length, turn.step === 'over' ? null : turn.seat, 0),
    tableLog: [],
    serverNow: Date.now,
    wish: null,
    askBack: null,
    introduce: () => undefined,
  };
}

/** The table of the line's viewer, kept up to date. `people` must stay the same object while nobody changes. */
export function useLocalTable(line: LocalLine, people: LocalPeople): TableState {
  const game = useSyncExternalStore(line.subscribe, line.game);
  return useMemo(() => {
    const { viewer } = line;
    const viewAt: TableState['viewAt'] = (stateId, seenFrom) =>
      viewOf(game, stateId, seenFrom ?? viewer ?? 'spectator');
    return {
      match: matchOf(game.state, people),
      view: viewFor(game.state, viewer),
      stateId: game.moves.length,
      log: logFor(game, viewer),
      ...stillTable(game.state),
      chat: [],
      next: null,
      chatIsWhole: true,
      presence: { seats: game.state.seats.map(() => true), spectators: 0 },
      line: 'live',
      sending: false,
      act: line.act,
      say: () => Promise.resolve({ ok: true }), // nobody is there to hear it
      tend: () => Promise.resolve({ ok: true }),
      loadSaid: () => Promise.resolve(),
      loadEarlier: () => Promise.resolve(),
      viewAt,
      fetchView: (stateId, seenFrom) => Promise.resolve(viewAt(stateId, seenFrom)),
    };
  }, [game, line, people]);
}
