import {
  type Draft,
  type GameEvent,
  type GameState,
  type PlayerCount,
  applyAction,
  checkAction,
  createGame,
  legalActions,
  viewEvent,
  viewFor,
} from '@great-fire/game';
import { seededRandom } from '@great-fire/game/random';
import { randomOptions, seedFromName } from '@great-fire/game/testing';
import { decide, type BotLevel, type Observation } from './index';

/** Plays a whole game between bots of these levels, by seat, and checks each decision against the rules. */
function playBotGame(levels: readonly BotLevel[], players: PlayerCount, name: string): GameState {
  const draft = createGame({
    players,
    options: randomOptions(name),
    seed: seedFromName(name),
  }) as Draft<GameState>;
  const logs: GameEvent[][] = draft.seats.map(() => []);
  const random = seededRandom(name);
  while (draft.result === null) {
    const { seat } = draft.turn;
    const view = viewFor(draft, seat);
    const observation: Observation = { view, legal: legalActions(view), events: logs[seat] ?? [] };
    const action = decide(levels[seat % levels.length] ?? 'apprentice', observation, random);
    expect({ action, refusal: checkAction(draft, seat, action) }).toEqual({ action, refusal: null });
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
] as const)('bots of level %s make only legal decisions in a whole game of %d', (level, players) => {
  expect(playBotGame([level], players, `${level} ${String(players)}`).result).not.toBeNull();
});

test('a lord mayor, who searches, makes only legal decisions in a whole game of 3', () => {
  expect(playBotGame(['lord-mayor', 'apprentice', 'apprentice'], 3, 'lord-mayor 3').result).not.toBeNull();
});

test('decide throws when the seat has no legal action', () => {
  const state = createGame({ players: 3, options: randomOptions('x'), seed: seedFromName('x') });
  const observation: Observation = { view: viewFor(state, 0), legal: [], events: [] };
  expect(() => decide('merchant', observation, seededRandom('x'))).toThrow('not awaited');
});
