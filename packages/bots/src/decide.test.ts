import type { Draft, GameEvent, GameState, Players } from '@great-fire/game';
import { applyAction, check, createGame, legalActions, viewEvent, viewFor } from '@great-fire/game';
import { randomOf } from '@great-fire/game/random';
import { drawOptions, seedOf } from '@great-fire/game/testing';
import { BOT_LEVELS, decide } from './index';
import type { Budget, BotLevel, Sight } from './index';

const BUDGET: Budget = { iterations: 4 };

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

describe.each(BOT_LEVELS)('a bot of the level %s', (level) => {
  it.each([3, 4, 5, 6] as const)('decides legally to the end of a game of %d', (players) => {
    expect(play(level, players, `${level} ${String(players)}`).result).not.toBeNull();
  });

  it('decides the same by the same chance', () => {
    expect(play(level, 4, 'again')).toEqual(play(level, 4, 'again'));
  });
});

test('nobody is asked who is not awaited', () => {
  const state = createGame({ players: 3, options: drawOptions('x'), seed: seedOf('x') });
  const sight: Sight = { view: viewFor(state, 0), legal: [], log: [] };
  expect(() => decide('merchant', sight, randomOf('x'), BUDGET)).toThrow('not awaited');
});
