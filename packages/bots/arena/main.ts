/**
 * npm run arena -- --seats alderman,merchant,merchant,merchant --games N --seed S [--ms 100 | --iterations N]
 *   [--out FILE] [--hidden-colours] [--more-destruction] [--cones 100]
 *
 * Plays games of bots. The seats rotate over each deal; N is rounded up to whole deals. A budget in milliseconds is
 * processor time of this process, so that a busy machine does not make the bots weaker. With --out each game is
 * added to FILE as a line, and games that stand there already are not played again.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { UsageError } from '@great-fire/game/command-line';
import type { Budget, BotLevel } from '../src/index';
import { arenaOptions } from './arguments';
import type { ArenaOptions } from './arguments';
import { DecisionTimes } from './decision-times';
import { playDeal } from './play-deal';
import type { GameOutcome, Interval } from './standings';
import { standingsOf } from './standings';

const write = (line: string) => process.stdout.write(`${line}\n`);

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function rotated(levels: readonly BotLevel[], by: number): readonly BotLevel[] {
  return levels.map((_, seat) => levels[(seat + by) % levels.length] as BotLevel);
}

/** A line of an earlier run; its form is this file's own. */
function earlier(out: string | null): GameOutcome[] {
  if (out === null || !existsSync(out)) return [];
  const lines = readFileSync(out, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as GameOutcome);
}

function run({ levels, games, seed, ms, iterations, out, rules }: ArenaOptions): void {
  const budget: Budget = iterations === null ? { ms, now: processorTime } : { iterations };
  const outcomes = earlier(out);
  const times = new DecisionTimes();
  for (let game = outcomes.length; game < Math.ceil(games / levels.length) * levels.length; game += 1) {
    const deal = Math.floor(game / levels.length);
    const table = rotated(levels, game % levels.length);
    const { winners, scores } = playDeal(
      `${seed}/${String(deal)}`,
      table,
      rules,
      budget,
      times.add,
      processorTime,
    );
    const outcome = { deal, levels: table, winners, totals: scores.map(({ total }) => total) };
    outcomes.push(outcome);
    if (out !== null) appendFileSync(out, `${JSON.stringify(outcome)}\n`);
  }
  report(outcomes);
  write('  thought, in processor time:');
  times.lines().forEach(write);
}

const percent = ({ mean, low, high }: Interval) =>
  `${(100 * mean).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
const plain = ({ mean, low, high }: Interval) =>
  `${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

function report(outcomes: readonly GameOutcome[]): void {
  const players = outcomes[0]?.levels.length ?? 0;
  write(`${String(outcomes.length)} games of ${String(players)}, intervals of 95 % over deals`);
  for (const { level, seats, share, timesFair, margin } of standingsOf(outcomes)) {
    write(
      `  ${level} (${String(seats)} of ${String(players)} seats): wins ${percent(share)}, ` +
        `${plain(timesFair)} times its fair share, VP over the others ${plain(margin)}`,
    );
  }
}

try {
  run(arenaOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`arena: ${error.message}\n`);
  process.exitCode = 2;
}
