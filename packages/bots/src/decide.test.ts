import type { Draft, GameEvent, GameState, Players } from '@great-fire/game';
import { applyAction, check, createGame, legalActions, viewEvent, viewFor } from '@great-fire/game';
import { randomOf } from '@great-fire/game/random';
import { drawOptions, seedOf } from '@great-fire/game/testing';
import { decide } from './index';
import type { Budget, BotLevel, Sight } from './index';

const BUDGET: Budget = { iterations: 2 };

/** A whole game of one level, judged at each decision. */
function play(level: BotLevel, players: Players, name: string): GameState {
  const draft = createGame({ players, options: drawOptions(name), seed: seedOf(name) }) as Draft<GameState>;
  const logs: GameEvent[][] = draft.seats.map(() => []);
  const chance = randomOf(name);
  while (draft.result === null) {
    const { seat } = draft.turn;
    const view = viewFor(draft, seat);
    const sight: Sight = { view, legal: legalActions(view), log: logs[seat] ?? [] };
    const action = decide(level, sight, chance, BUDGET);
    expect({ action, refusal: check(draft, seat, action) }).toEqual({ action, refusal: null });
    for (const event of applyAction(draft, seat, action)) {
      logs.forEach((log, viewer) => log.push(viewEvent(event, viewer)));
    }
  }
  return draft;
}

test.each([
  ['apprentice', 3],
  ['apprentice', 6],
  ['merchant', 4],
  ['merchant', 5],
  ['alderman', 3],
  ['alderman', 6],
] as const)('bots of the level %s decide legally to the end of a game of %d', (level, players) => {
  expect(play(level, players, `${level} ${String(players)}`).result).not.toBeNull();
});

test('nobody is asked who is not awaited', () => {
  const state = createGame({ players: 3, options: drawOptions('x'), seed: seedOf('x') });
  const sight: Sight = { view: viewFor(state, 0), legal: [], log: [] };
  expect(() => decide('merchant', sight, randomOf('x'), BUDGET)).toThrow('not awaited');
});
