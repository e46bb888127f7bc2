/** How long one list of all legal choices takes, over the decisions of whole random games. */
import type { Draft, GameState, Players } from '@great-fire/game';
import { STANDARD, applyListed, createGame, holdingsOf, legalWith } from '@great-fire/game';
import { randomOf, seedOf } from '@great-fire/game/testing';

export interface LegalFigures {
  readonly medianUs: number;
  readonly p99Us: number;
  readonly worstUs: number; // also what the machine did meanwhile
}

const GAMES = 60;
const WARM = 20;

/** Times `legalWith` at every decision of some games. */
export function measureLegal(players: Players): LegalFigures {
  const times: number[] = [];
  for (let game = 0; game < GAMES; game += 1) {
    const seed = seedOf(`legal ${String(players)} ${String(game)}`);
    const draft = createGame({ players, options: STANDARD, seed }) as Draft<GameState>;
    const random = randomOf(seed);
    while (draft.result === null) {
      const { seat } = draft.turn;
      const start = process.hrtime.bigint();
      const legal = legalWith(draft, seat, holdingsOf(draft, seat));
      if (game >= WARM) times.push(Number(process.hrtime.bigint() - start) / 1000);
      applyListed(draft, seat, random.pick(legal));
    }
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0;
  return { medianUs: at(0.5), p99Us: at(0.99), worstUs: at(1) };
}
