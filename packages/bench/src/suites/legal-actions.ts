/** Measures the time of one list of legal actions, over the decisions of whole random games. */
import {
  STANDARD_OPTIONS,
  applyUnchecked,
  createGame,
  holdingsOf,
  legalActionsFor,
  type Draft,
  type GameState,
  type PlayerCount,
} from '@great-fire/game';
import { seededRandom, seedFromName } from '@great-fire/game/testing';
import { median, quantile } from '@great-fire/testkit/statistics';

export interface LegalActionsResult {
  readonly medianUs: number;
  readonly p99Us: number;
  readonly worstUs: number; // includes noise of the machine
}

const GAMES = 60;
const WARM_UP_GAMES = 20;

/** Times `legalActionsFor` at every decision of some games. */
export function measureLegalActions(players: PlayerCount): LegalActionsResult {
  const times: number[] = [];
  for (let game = 0; game < GAMES; game += 1) {
    const seed = seedFromName(`legal ${String(players)} ${String(game)}`);
    const draft = createGame({ players, options: STANDARD_OPTIONS, seed }) as Draft<GameState>;
    const random = seededRandom(seed);
    while (draft.result === null) {
      const { seat } = draft.turn;
      const start = process.hrtime.bigint();
      const legal = legalActionsFor(draft, seat, holdingsOf(draft, seat));
      if (game >= WARM_UP_GAMES) times.push(Number(process.hrtime.bigint() - start) / 1000);
      applyUnchecked(draft, seat, random.pick(legal));
    }
  }
  return { medianUs: median(times), p99Us: quantile(times, 0.99), worstUs: quantile(times, 1) };
}
