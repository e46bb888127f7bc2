import {
  type GameEvent,
  type GameState,
  type MatchSetup,
  applyAction,
  createGame,
  createDraft,
  STANDARD_OPTIONS,
  viewEvent,
  viewFor,
} from '@great-fire/game';
import { type MatchLogEntry, type Decision, isDecision, writeRecord } from '@great-fire/game/record';
import { simulateGame } from '@great-fire/game/testing';
import type { LogEntry } from '@great-fire/protocol';
import { openRecord } from '../../replay/model/record-source';
import { mainlineStates, moveAt, markUndone } from './mainline';

const NAMES = ['Anna', 'Ben', 'Clara', 'Dora'].map((name) => ({ name, bot: null }));

/** Returns a game with two agreed takebacks: its setup, log, states and log entries. */
function playGameWithTakebacks(seed: string) {
  const { setup, log } = simulateGame(4, STANDARD_OPTIONS, seed.padEnd(32, '0'));
  const third = Math.floor(log.length / 3);
  const withTakebacks: readonly MatchLogEntry[] = [
    ...log.slice(0, third),
    { keep: third - 5, consent: [0, 1, 2, 3] },
    ...log.slice(third - 5, third + 7),
    { keep: third - 9, consent: [0, 1, 2, 3] },
    ...log.slice(third - 9),
  ];
  return { setup, log: withTakebacks, ...replayLog(setup, withTakebacks) };
}

function replayLog(setup: MatchSetup, log: readonly MatchLogEntry[]) {
  const states: GameState[] = [createGame(setup)];
  const countedDecisions: (readonly Decision[])[] = [[]]; // by state: decisions that are not undone
  const entries: LogEntry[] = [];
  for (const entry of log) {
    const [current, decisions, stateId] = [states.at(-1), countedDecisions.at(-1), states.length];
    if (current === undefined || decisions === undefined) throw new Error('A game has a state');
    if (isDecision(entry)) {
      const draft = createDraft(current);
      const events = applyAction(draft, entry.seat, entry.action);
      entries.push({ stateId, seat: entry.seat, at: 0, events: events.map((one) => viewEvent(one, null)) });
      states.push(draft);
      countedDecisions.push([...decisions, entry]);
    } else {
      const to = countedDecisions.findIndex((decisions) => decisions.length === entry.keep);
      entries.push({ stateId, seat: 0, at: 0, events: [], takeback: { to, consent: entry.consent } });
      states.push(states[to] ?? current);
      countedDecisions.push(countedDecisions[to] ?? []);
    }
  }
  return { states, entries };
}

test.each(['one', 'two', 'three'])(
  'numbers a move of a running game as its record does afterwards (%s)',
  (seed) => {
    const { setup, log, states, entries } = playGameWithTakebacks(seed);
    const record = writeRecord(setup, NAMES, log);
    const made = openRecord(record);
    if (!made.ok) throw new Error('The record breaks a rule');
    const counted = mainlineStates(entries);
    expect(counted).toHaveLength(record.actions.length + 1);
    for (const [move, stateId] of counted.entries()) {
      const { undoable: _u, ...before } = viewFor(states[stateId] as GameState, null);
      const { undoable: _v, ...after } = made.source.viewAt(move, 'spectator');
      // A record has no undone moves, so it does not count them.
      expect(after).toEqual({ ...before, turn: { ...before.turn, undos: 0 } });
    }
  },
);

const entry = (stateId: number, type: 'pawn-moved' | 'hand-kept' | 'taken-back'): LogEntry => {
  const events: Record<typeof type, GameEvent> = {
    'hand-kept': { type: 'hand-kept', seat: 0 },
    'pawn-moved': { type: 'pawn-moved', seat: 0, from: 'cheapside', to: 'vintry' },
    'taken-back': { type: 'taken-back', seat: 0, action: { type: 'put-out', district: 'vintry' } },
  };
  return { stateId, seat: 0, at: 0, events: [events[type]] };
};

test('does not count kept hands and undone moves', () => {
  const log = [entry(1, 'hand-kept'), entry(2, 'pawn-moved'), entry(3, 'pawn-moved'), entry(4, 'taken-back')];
  expect(mainlineStates(log)).toEqual([0, 2]);
  expect(mainlineStates([...log, entry(5, 'pawn-moved')])).toEqual([0, 2, 5]);
});

test('assigns a state between two mainline moves to the earlier one', () => {
  expect([0, 1, 2, 4, 5, 9].map((stateId) => moveAt([0, 2, 5], stateId))).toEqual([0, 0, 1, 1, 2, 2]);
});

test('converts an undo by one player to a takeback to the previous move', () => {
  const log = [entry(1, 'pawn-moved'), entry(2, 'pawn-moved'), entry(3, 'taken-back')];
  expect(markUndone(log)[2]).toMatchObject({ events: [], takeback: { to: 1, consent: [] } });
});
