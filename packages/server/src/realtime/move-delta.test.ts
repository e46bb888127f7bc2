import type { PlayerCount, Seat } from '@great-fire/game';
import { ENGINE } from '@great-fire/game/engine';
import { randomOptions, simulateGame, seedFromName } from '@great-fire/game/testing';
import { NO_TIME_CONTROL, applyPatch, emptyTableState, type VisibleState } from '@great-fire/protocol';
import { createMatchState, applyToMatchState } from '@great-fire/game/match';
import type { LiveMatch, LoggedMove } from '../matches/load-match';
import { frameFor } from './views';
import { MoveDelta, buildUpdate } from './move-delta';

/** Returns the match at its deal and after each of the first 120 moves of a simulated game. */
function playMoments(players: PlayerCount): readonly LiveMatch[] {
  const { setup, log } = simulateGame(players, randomOptions('written'), seedFromName('written'));
  const table = {
    rules: ENGINE,
    timeControl: NO_TIME_CONTROL,
    ownedByPerson: Array.from({ length: players }, () => true),
    botLevels: new Map(),
    botSpeed: 'normal',
  } as const;
  const moments: LiveMatch[] = [
    {
      ...table,
      state: createMatchState(ENGINE, setup),
      recentMoves: [],
      tableState: emptyTableState(players, 0, 0),
    },
  ];
  for (const [index, { seat, action }] of log.slice(0, 120).entries()) {
    const before = moments[index];
    if (before === undefined) throw new Error('There is no such moment');
    const { next: state, events } = applyToMatchState(ENGINE, before.state, seat, action);
    const move: LoggedMove = { stateId: index + 1, seat, events, at: index, takeback: null, isForced: false };
    const recent = [...before.recentMoves.slice(-3), move];
    moments.push({ ...table, state, recentMoves: recent, tableState: emptyTableState(players, seat, index) });
  }
  return moments;
}

const NOW = 1_700_000_000_000;

describe.each([3, 6] as const)('messages to %d seats and a spectator', (players) => {
  const moments = playMoments(players);
  const viewers = [...Array(players).keys(), null];

  test('a delta patches the earlier view to the current one', () => {
    const seen = (match: LiveMatch, viewer: Seat | null): VisibleState => {
      const { view, ctx } = frameFor(match, viewer);
      return { view, ctx, tableState: match.tableState };
    };
    for (const [index, after] of moments.entries()) {
      // One to three moves earlier.
      const before = moments[Math.max(0, index - 1 - (index % 3))] ?? after;
      const news = new MoveDelta(before, after, NOW);
      for (const viewer of viewers) {
        const told = news.forViewer(viewer);
        expect(applyPatch(seen(before, viewer), told.patch)).toEqual(seen(after, viewer));
        expect(told).toMatchObject({
          fromStateId: before.state.stateId,
          stateId: after.state.stateId,
          serverTime: NOW,
        });
        expect(told.logEntries).toEqual(buildUpdate(after, viewer, before.state.stateId, NOW).logEntries);
      }
    }
  });

  test('viewers with the same information share one delta', () => {
    const counts = moments.slice(1).map((after, index) => {
      const news = new MoveDelta(moments[index] ?? after, after, NOW);
      return new Set(viewers.map((viewer) => news.forViewer(viewer))).size;
    });
    // At most the player of a move learns more than the others: the drawn card, or the token.
    expect(Math.max(...counts)).toBe(2);
    expect(Math.min(...counts)).toBe(1);
  });
});
