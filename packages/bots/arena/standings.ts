/**
 * What a run of deals says of the levels. The seats rotate over each deal, so the games of one deal belong
 * together: the deal is the unit, and its mean is one observation.
 */
import type { BotLevel } from '../src/index';

/** One game: who sat where, who won, and what each came to. */
export interface GameOutcome {
  readonly deal: number;
  readonly levels: readonly BotLevel[]; // by seat
  readonly winners: readonly number[]; // seats; a tie is a shared win
  readonly totals: readonly number[]; // VP by seat
}

export interface Interval {
  readonly mean: number;
  readonly low: number; // of 95 %
  readonly high: number;
}

export interface Standing {
  readonly level: BotLevel;
  readonly seats: number; // of the table
  readonly share: Interval; // of the wins, all its seats together
  readonly timesFair: Interval; // the share over the seats that it has of the table
  readonly margin: Interval; // VP of its seats less those of the others, on average
}

/** The mean of some observations, with its 95 % interval by the normal distribution. */
export function intervalOf(values: readonly number[]): Interval {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = 1.96 * Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
  return { mean, low: mean - error, high: mean + error };
}

const meanOf = (values: readonly number[]) => intervalOf(values).mean;

function shareIn({ levels, winners }: GameOutcome, level: BotLevel): number {
  return winners.filter((seat) => levels[seat] === level).length / winners.length;
}

function marginIn({ levels, totals }: GameOutcome, level: BotLevel): number {
  const own = totals.filter((_, seat) => levels[seat] === level);
  const others = totals.filter((_, seat) => levels[seat] !== level);
  return others.length === 0 ? 0 : meanOf(own) - meanOf(others);
}

/** Each level's standing over deals that were played in every rotation; others are left out. */
export function standingsOf(outcomes: readonly GameOutcome[]): readonly Standing[] {
  const byDeal = new Map<number, GameOutcome[]>();
  for (const outcome of outcomes) {
    const known = byDeal.get(outcome.deal);
    if (known === undefined) byDeal.set(outcome.deal, [outcome]);
    else known.push(outcome);
  }
  const whole = [...byDeal.values()].filter((games) => games.length === games[0]?.levels.length);
  const table = outcomes[0]?.levels ?? [];
  return [...new Set(table)].sort().map((level) => {
    const seats = table.filter((other) => other === level).length;
    const share = intervalOf(whole.map((games) => meanOf(games.map((game) => shareIn(game, level)))));
    const fair = seats / table.length;
    return {
      level,
      seats,
      share,
      timesFair: { mean: share.mean / fair, low: share.low / fair, high: share.high / fair },
      margin: intervalOf(whole.map((games) => meanOf(games.map((game) => marginIn(game, level))))),
    };
  });
}
