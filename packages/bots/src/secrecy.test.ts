import type { Draft, GameEvent, GameState, Players } from '@great-fire/game';
import { applyAction, createGame, draftOf, legalActions, viewEvent, viewFor } from '@great-fire/game';
import { randomOf } from '@great-fire/game/random';
import { drawOptions, seedOf } from '@great-fire/game/testing';
import { BOT_LEVELS, decide } from './index';
import type { Sight } from './index';

const nextCard = { N: 'E', E: 'S', S: 'W', W: 'N' } as const;
const nextToken = { demolition: 'double-move', 'double-move': 'one-vp', 'one-vp': 'demolition' } as const;

/** The same table with other secrets wherever the seat may not look. */
function otherWorld(state: GameState, seat: number): GameState {
  const world = draftOf(state);
  const { secret } = world;
  const others = <T>(lists: T[][], change: (item: T) => T) =>
    lists.map((list, owner) => (owner === seat ? list : list.map(change)));
  secret.hands = others(secret.hands, (card) => nextCard[card]);
  secret.tokens = others(secret.tokens, (token) => nextToken[token]);
  secret.objectives = secret.objectives.map((cards, owner) =>
    owner === seat ? cards : cards.map((_, deck) => secret.undealt[deck] ?? cards[deck] ?? 'I-bedlam'),
  );
  secret.deck.reverse();
  secret.unused.reverse();
  secret.lying = Object.fromEntries(
    Object.entries(secret.lying).map(([id, token]) => [id, nextToken[token]]),
  );
  secret.seed = seedOf('another');
  return world;
}

describe.each(BOT_LEVELS)('a bot of the level %s', (level) => {
  it.each([3, 5] as const)(
    'decides the same in two worlds that its seat cannot tell apart (%d players)',
    (players: Players) => {
      const name = `worlds ${level} ${String(players)}`;
      const draft = createGame({
        players,
        options: drawOptions(name),
        seed: seedOf(name),
      }) as Draft<GameState>;
      const logs: GameEvent[][] = draft.seats.map(() => []);
      for (let made = 0; draft.result === null; made += 1) {
        const { seat } = draft.turn;
        const decideIn = (world: GameState) => {
          const view = viewFor(world, seat);
          const sight: Sight = { view, legal: legalActions(view), log: logs[seat] ?? [] };
          return decide(level, sight, randomOf(`${name} ${String(made)}`), { iterations: 3 });
        };
        const action = decideIn(draft);
        expect(decideIn(otherWorld(draft, seat))).toEqual(action);
        for (const event of applyAction(draft, seat, action)) {
          logs.forEach((log, viewer) => log.push(viewEvent(event, viewer)));
        }
      }
    },
  );
});
