/**
 * Standings of the levels. The seats rotate over each deal, so the games of one deal are not independent. The mean of
 * a deal is therefore one observation.
 */
import type { BotLevel } from '../src/index';
import { distinctRotations } from './rotations';

export interface GameOutcome {
  readonly deal: number;
  readonly levels: readonly BotLevel[]; // by seat
  readonly winners: readonly number[]; // seats; more than one if the win is shared
  readonly totals: readonly number[]; // VP by seat
}

export interface ConfidenceInterval {
  readonly mean: number;
  readonly low: number; // bounds of the 95 % interval
  readonly high: number;
}

export interface ArenaStanding {
  readonly level: BotLevel;
  readonly seats: number; // seats of this level at the table
  readonly winRate: ConfidenceInterval; // share of the wins, all its seats together
  readonly fairShareRatio: ConfidenceInterval; // win rate divided by the level's share of the seats
  readonly vpMargin: ConfidenceInterval; // mean VP of its seats minus mean VP of the others
}

/** Returns the mean of the values and its 95 % confidence interval, assuming a normal distribution. */
export function confidenceInterval(values: readonly number[]): ConfidenceInterval {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = 1.96 * Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
  return { mean, low: mean - error, high: mean + error };
}

const meanOf = (values: readonly number[]) => confidenceInterval(values).mean;

function winShareIn({ levels, winners }: GameOutcome, level: BotLevel): number {
  return winners.filter((seat) => levels[seat] === level).length / winners.length;
}

function vpMarginIn({ levels, totals }: GameOutcome, level: BotLevel): number {
  const own = totals.filter((_, seat) => levels[seat] === level);
  const others = totals.filter((_, seat) => levels[seat] !== level);
  return others.length === 0 ? 0 : meanOf(own) - meanOf(others);
}

/** Returns each level's standing over the deals that were played in every rotation. Other deals are ignored. */
export function computeStandings(outcomes: readonly GameOutcome[]): readonly ArenaStanding[] {
  const byDeal = new Map<number, GameOutcome[]>();
  for (const outcome of outcomes) {
    const group = byDeal.get(outcome.deal);
    if (group === undefined) byDeal.set(outcome.deal, [outcome]);
    else group.push(outcome);
  }
  const table = outcomes[0]?.levels ?? [];
  const rotations = distinctRotations(table).length;
  const completeDeals = [...byDeal.values()].filter((games) => games.length === rotations);
  return [...new Set(table)].sort().map((level) => {
    const seats = table.filter((other) => other === level).length;
    const winRate = confidenceInterval(
      completeDeals.map((games) => meanOf(games.map((game) => winShareIn(game, level)))),
    );
    const fairShare = seats / table.length;
    return {
      level,
      seats,
      winRate,
      fairShareRatio: {
        mean: winRate.mean / fairShare,
        low: winRate.low / fairShare,
        high: winRate.high / fairShare,
      },
      vpMargin: confidenceInterval(
        completeDeals.map((games) => meanOf(games.map((game) => vpMarginIn(game, level)))),
      ),
    };
  });
}
