import { ENGINE } from '@great-fire/game/engine';
import { simulateGame, randomOptions, seedFromName } from '@great-fire/game/testing';
import { applyToMatchState, createMatchState } from '@great-fire/game/match';
import { NO_TIME_CONTROL, emptyTableState } from '@great-fire/protocol';
import type { LiveMatch, LoggedMove } from '../matches/load-match';
import { entriesFor, entryFor, getLegalActionsAtTable } from './views';

const { setup, log } = simulateGame(3, randomOptions('views'), seedFromName('views'));

/** The matches after each move of a game, and at its deal. */
const moments: readonly LiveMatch[] = (() => {
  const states = [createMatchState(ENGINE, setup)];
  for (const { seat, action } of log) {
    const last = states.at(-1);
    if (last !== undefined) states.push(applyToMatchState(ENGINE, last, seat, action).next);
  }
  return states.map((state) => ({
    rules: ENGINE,
    state,
    recentMoves: [],
    timeControl: NO_TIME_CONTROL,
    ownedByPerson: [true, true, true],
    botLevels: new Map(),
    botSpeed: 'normal',
    tableState: emptyTableState(3, state.game.turn.seat, 0),
  }));
})();

const offered = (match: LiveMatch, seat: number) => getLegalActionsAtTable(match, seat).actions;
const mayUndo = (match: LiveMatch, seat: number) => offered(match, seat).some(({ type }) => type === 'undo');

test('offers what the rules allow, undo included, and nothing in a pause or to a seat that a bot plays', () => {
  let undos = 0;
  for (const match of moments.slice(0, -1)) {
    const { seat } = match.state.game.turn;
    const { actions, spreads, intensify } = ENGINE.legalChoices(ENGINE.viewFor(match.state.game, seat));
    expect(getLegalActionsAtTable(match, seat)).toEqual({
      stateId: match.state.stateId,
      ...{ actions, spreads, intensify },
    });
    if (mayUndo(match, seat)) undos += 1;
    const none = { stateId: match.state.stateId, actions: [], spreads: [], intensify: null };
    const paused = { ...match, tableState: { ...match.tableState, pausedAt: 1 } };
    expect(getLegalActionsAtTable(paused, seat)).toEqual(none);
  }
  expect(undos).toBeGreaterThan(3);
});

test('offers no undo to a person for whom a bot plays this turn, but moves', () => {
  const match = moments.find((moment) => mayUndo(moment, moment.state.game.turn.seat));
  if (match === undefined) throw new Error('There is nothing to undo');
  const { seat } = match.state.game.turn;
  const absences = match.tableState.absences.map((absence, index) =>
    index === seat ? ({ standIn: 'turn', isOpen: false, hasLeft: false } as const) : absence,
  );
  expect(offered({ ...match, tableState: { ...match.tableState, absences } }, seat)).toEqual([]);
});

const MOVE: LoggedMove = { stateId: 7, seat: 1, events: [], at: 99, takeback: null, isForced: false };

test('an entry of the log has its takeback only if it is one', () => {
  expect(entryFor(ENGINE, MOVE, null)).toEqual({ stateId: 7, seat: 1, events: [], at: 99 });
  const takeback = { to: 3, consent: [0, 2], secret: 'no' };
  expect(entryFor(ENGINE, { ...MOVE, takeback }, 0)).toEqual({
    ...{ stateId: 7, seat: 1, events: [], at: 99 },
    takeback: { to: 3, consent: [0, 2] },
  });
});

test('an entry of the log has only the events that its viewer may see', () => {
  const drawn = log.flatMap(({ seat, action }, index) => {
    const before = moments[index];
    return before === undefined
      ? []
      : applyToMatchState(ENGINE, before.state, seat, action).events.map((event) => ({ seat, event }));
  });
  const secret = drawn.find(
    ({ event, seat }) =>
      JSON.stringify(ENGINE.viewEvent(event, null)) !== JSON.stringify(ENGINE.viewEvent(event, seat)),
  );
  if (secret === undefined) throw new Error('No event of this game has a secret');
  const { seat, event } = secret;
  const seen = (viewer: number | null) => entryFor(ENGINE, { ...MOVE, seat, events: [event] }, viewer).events;
  expect(seen(seat)).toEqual([ENGINE.viewEvent(event, seat)]);
  expect(seen(null)).toEqual([ENGINE.viewEvent(event, null)]);
  expect(seen((seat + 1) % 3)).not.toEqual(seen(seat));
});

test('an entry of the log names the owner who lost each seat after it, the first of one seat', () => {
  const owners = [
    { stateId: 7, seat: 0, name: 'Ann', version: 1 },
    { stateId: 7, seat: 2, name: 'Cat', version: 2 },
    { stateId: 7, seat: 0, name: 'Dan', version: 3 },
    { stateId: 8, seat: 1, name: 'Ben', version: 4 },
  ];
  const moves = [MOVE, { ...MOVE, stateId: 8 }, { ...MOVE, stateId: 9 }];
  expect(entriesFor(ENGINE, moves, owners, null).map(({ formerOwners }) => formerOwners)).toEqual([
    [owners[0], owners[1]],
    [owners[3]],
    undefined,
  ]);
});
