/** One game of bots on the rules alone: each hears and sees what its seat may, and nothing else. */
import type { Draft, GameEvent, GameOptions, GameState, Played, Players, Result } from '@great-fire/game';
import { applyAction, createGame, legalActions, viewEvent, viewFor } from '@great-fire/game';
import { randomOf } from '@great-fire/game/random';
import { seedOf } from '@great-fire/game/testing';
import type { BotLevel, Budget } from '../src/index';
import { decide } from '../src/index';

/** Told of each decision: whose it was, how long it took by the clock, and what it was. */
export type OnDecision = (level: BotLevel, ms: number, played: Played) => void;

/** Plays a deal to its end. `levels` by seat; the name gives the deal and each bot's chance. */
export function playDeal(
  name: string,
  levels: readonly BotLevel[],
  options: GameOptions,
  budget: Budget,
  onDecision: OnDecision = () => undefined,
  clock: () => number = () => 0,
): Result {
  const players = levels.length as Players;
  const draft = createGame({ players, options, seed: seedOf(name) }) as Draft<GameState>;
  const chances = levels.map((level, seat) => randomOf(`${level} at ${String(seat)} of ${name}`));
  const logs: GameEvent[][] = levels.map(() => []);
  while (draft.result === null) {
    const { seat } = draft.turn;
    const view = viewFor(draft, seat);
    const sight = { view, legal: legalActions(view), log: logs[seat] ?? [] };
    const [level, chance] = [levels[seat], chances[seat]];
    if (level === undefined || chance === undefined) throw new Error(`Nobody sits at ${String(seat)}`);
    const start = clock();
    const action = decide(level, sight, chance, budget);
    onDecision(level, clock() - start, { seat, action });
    for (const event of applyAction(draft, seat, action)) {
      logs.forEach((log, viewer) => log.push(viewEvent(event, viewer)));
    }
  }
  return draft.result;
}
