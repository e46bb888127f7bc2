/** One game of bots on the rules alone: each hears and sees what its seat may, and nothing else. */
import type {
  Draft,
  GameEvent,
  GameOptions,
  GameState,
  Decision,
  PlayerCount,
  Result,
} from '@great-fire/game';
import { applyAction, createGame, legalActions, viewEvent, viewFor } from '@great-fire/game';
import { seededRandom } from '@great-fire/game/random';
import { seedFromName } from '@great-fire/game/testing';
import type { BotLevel, Budget } from '../src/index';
import { decide } from '../src/index';

/** Told of each decision: whose it was, how long it took by the clock, and what it was. */
export type OnDecision = (level: BotLevel, ms: number, decision: Decision) => void;

/** Plays a deal to its end. `levels` by seat; the name gives the deal and each bot's chance. */
export function playGame(
  name: string,
  levels: readonly BotLevel[],
  options: GameOptions,
  budget: Budget,
  onDecision: OnDecision = () => undefined,
  clock: () => number = () => 0,
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
    const action = decide(level, observation, random, budget);
    onDecision(level, clock() - start, { seat, action });
    for (const event of applyAction(draft, seat, action)) {
      logs.forEach((log, viewer) => log.push(viewEvent(event, viewer)));
    }
  }
  return draft.result;
}
