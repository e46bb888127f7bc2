/** Plays one game between bots, directly on the rules. Each bot receives only the view and the events of its seat. */
import {
  applyAction,
  createGame,
  legalActions,
  viewEvent,
  viewFor,
  type Draft,
  type GameEvent,
  type GameOptions,
  type GameState,
  type PlayerCount,
  type Result,
} from '@great-fire/game';
import type { Decision } from '@great-fire/game/record';
import { seededRandom } from '@great-fire/game/random';
import { seedFromName } from '@great-fire/game/testing';
import { type BotLevel, decide } from '../src/index';

/** Called after each decision, with the bot's level, its thinking time in milliseconds, and the state before it. */
export type OnDecision = (level: BotLevel, ms: number, decision: Decision, state: GameState) => void;

/**
 * Plays a deal to its end. `levels` is by seat. `name` seeds the deal and each bot's random choices. `searchMs` is the
 * time for a decision of a level that searches.
 */
export function playGame(
  name: string,
  levels: readonly BotLevel[],
  options: GameOptions,
  onDecision: OnDecision = () => undefined,
  clock: () => number = () => 0,
  searchMs = Infinity,
): Result {
  const players = levels.length as PlayerCount;
  const draft = createGame({ players, options, seed: seedFromName(name) }) as Draft<GameState>;
  const randoms = levels.map((level, seat) => seededRandom(`${level} at ${String(seat)} of ${name}`));
  const logs: GameEvent[][] = levels.map(() => []);
  while (draft.result === null) {
    const { seat } = draft.turn;
    const view = viewFor(draft, seat);
    const observation = { view, legal: legalActions(view), events: logs[seat] ?? [] };
    const [level, random] = [levels[seat], randoms[seat]];
    if (level === undefined || random === undefined) throw new Error(`Nobody sits at ${String(seat)}`);
    const start = clock();
    const action = decide(level, observation, random, () => clock() - start < searchMs);
    onDecision(level, clock() - start, { seat, action }, draft);
    for (const event of applyAction(draft, seat, action)) {
      logs.forEach((log, viewer) => log.push(viewEvent(event, viewer)));
    }
  }
  return draft.result;
}
