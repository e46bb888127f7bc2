/**
 * Command line of the arena. `npm run bots:arena -- --help` lists the options.
 *
 * Plays games between bots. The seats rotate over each deal, in every way that differs. With --out, each game is appended to a file, and games already in it are not played again.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { randomOptions } from '@great-fire/game/testing';
import { gameOptionsFromFlags } from '@great-fire/game/cli-game-options';
import { type Print, createPrint, reportResult } from '@great-fire/testkit/report';
import { runCommand } from '@great-fire/game/cli-options';
import type { BotLevel } from '../src/index';
import { parseArenaOptions } from './options';
import { DecisionTimes } from './decision-times';
import { type FoolishCounts, FoolishMoves, formatFoolishCounts } from './foolish-moves';
import { playGame } from './play-game';
import { distinctRotations } from './rotations';
import { type GameOutcome, type ConfidenceInterval, type ArenaStanding, computeStandings } from './standings';

function cpuTimeMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Reads the outcomes of an earlier run. Their format is private to this file. */
function readOutcomes(out: string | undefined): GameOutcome[] {
  if (out === undefined || !existsSync(out)) return [];
  const lines = readFileSync(out, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as GameOutcome);
}

function run(): number {
  const { out, ...options } = parseArenaOptions();
  const { seats, games, seed } = options;
  const outcomes = readOutcomes(out);
  const times = new DecisionTimes();
  const foolish = new Map<BotLevel, FoolishCounts>();
  const rotations = distinctRotations(seats);
  for (let game = outcomes.length; game < Math.ceil(games / rotations.length) * rotations.length; game += 1) {
    const deal = Math.floor(game / rotations.length);
    const levels = rotations[game % rotations.length] ?? seats;
    const name = `${seed}/${String(deal)}`;
    const foolishMoves = new FoolishMoves(levels, foolish);
    const result = playGame(
      name,
      levels,
      options['random-variants'] ? randomOptions(name) : gameOptionsFromFlags(options),
      (level, decisionMs, decision, state) => {
        times.add(level, decisionMs);
        foolishMoves.add(state, decision);
      },
      cpuTimeMs,
      options['search-ms'],
    );
    foolishMoves.finish(result);
    const { winners, scores } = result;
    const outcome = { deal, levels, winners, totals: scores.map(({ total }) => total) };
    outcomes.push(outcome);
    if (out !== undefined) appendFileSync(out, `${JSON.stringify(outcome)}\n`);
  }
  const standings = computeStandings(outcomes);
  const print = createPrint(options.json);
  print(`${String(outcomes.length)} games of ${String(seats.length)}, intervals of 95 % over deals`);
  printStandings(standings, seats.length, print);
  print('  thought, in processor time:');
  times.formatLines().forEach(print);
  print('  foolish to a watcher, in the games of this run:');
  for (const [level, counts] of foolish) print(`  ${level}: ${formatFoolishCounts(counts)}`);
  reportResult(`arena-${seats.join('-')}`, options, {
    games: outcomes.length,
    standings,
    times: times.summary,
    foolish: Object.fromEntries(foolish),
  });
  return 0;
}

const formatPercent = ({ mean, low, high }: ConfidenceInterval) =>
  `${(100 * mean).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
const formatInterval = ({ mean, low, high }: ConfidenceInterval) =>
  `${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

function printStandings(standings: readonly ArenaStanding[], players: number, print: Print): void {
  for (const { level, seats, winRate, fairShareRatio, vpMargin } of standings) {
    print(
      `  ${level} (${String(seats)} of ${String(players)} seats): wins ${formatPercent(winRate)}, ` +
        `${formatInterval(fairShareRatio)} times its fair share, VP over the others ${formatInterval(vpMargin)}`,
    );
  }
}

runCommand('bots:arena', run);
