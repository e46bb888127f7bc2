import {
  type Draft,
  type GameEvent,
  type GameState,
  applyAction,
  createGame,
  createDraft,
  legalActions,
  viewEvent,
  viewFor,
} from '@great-fire/game';
import { seededRandom } from '@great-fire/game/random';
import { randomOptions, seedFromName } from '@great-fire/game/testing';
import { BOT_LEVELS, decide, type BotLevel, type Observation } from './index';

const nextCard = { N: 'E', E: 'S', S: 'W', W: 'N' } as const;
const nextToken = { demolition: 'double-move', 'double-move': 'one-vp', 'one-vp': 'demolition' } as const;

/** Changes all secrets that the seat must not know. */
function withOtherSecrets(state: GameState, seat: number): GameState {
  const world = createDraft(state);
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
  secret.seed = seedFromName('another');
  return world;
}

// Every n-th decision is checked. The fast apprentice makes all moves.
const CHECK_INTERVAL = 6;
const SEARCH_CHECK_INTERVAL = 13;

test.each(BOT_LEVELS)(
  'bots of level %s repeat their decision, also when only unknown secrets differ',
  (level) => {
    const name = `worlds of ${level}`;
    const draft = createGame({
      players: 4,
      options: randomOptions(name),
      seed: seedFromName(name),
    }) as Draft<GameState>;
    const logs: GameEvent[][] = draft.seats.map(() => []);
    for (let made = 0; draft.result === null; made += 1) {
      const { seat } = draft.turn;
      const decideIn = (world: GameState, by: BotLevel) => {
        const view = viewFor(world, seat);
        const observation: Observation = { view, legal: legalActions(view), events: logs[seat] ?? [] };
        return decide(by, observation, seededRandom(`${name} ${String(made)}`));
      };
      if (made % (level === 'lord-mayor' ? SEARCH_CHECK_INTERVAL : CHECK_INTERVAL) === 0) {
        const action = decideIn(draft, level);
        expect(decideIn(withOtherSecrets(draft, seat), level)).toEqual(action);
      }
      for (const event of applyAction(draft, seat, decideIn(draft, 'apprentice'))) {
        logs.forEach((log, viewer) => log.push(viewEvent(event, viewer)));
      }
    }
  },
);
