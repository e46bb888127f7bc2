/**
 * npm run simulate -- --games N --players P --seed S --out DIR [--hidden-colours] [--more-destruction] [--cones 100]
 *
 * Plays games of simulated players and writes DIR/P-S-0001.json …; with --check writes nothing but verifies
 * each game as it is made; with --any-variant draws the variants of each game. Prints how often each rare
 * branch of the rules was taken. With --out - the records go to the standard output, one to a line, and the rest
 * to the standard error.
 */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameOptions } from '../src/index';
import { rebuild, verdictLine, verifyText, writePosition, writeRecord } from '../src/index';
import type { Branch, SimulatedGame } from '../testing/index';
import { BRANCHES, countBranches, drawOptions, playGame, seedOf } from '../testing/index';
import { fail, simulateOptions } from './arguments';
import { UsageError } from './options';

type Options = ReturnType<typeof simulateOptions>;

function optionsOfGame(options: Options, name: string): GameOptions {
  if (options['any-variant']) return drawOptions(name);
  return {
    hiddenColours: options['hidden-colours'],
    moreDestruction: options['more-destruction'],
    cones: options.cones === '100' ? 100 : 65,
  };
}

function recordText(game: SimulatedGame): string {
  const players = game.habits.map((habit, seat) => ({ name: `Player ${seat + 1}`, bot: habit }));
  return JSON.stringify(writeRecord(game.setup, players, game.log));
}

/** What is wrong with a game as it was just played, or null. */
function faultOf(game: SimulatedGame): string | null {
  const line = verdictLine(verifyText(recordText(game)));
  if (line !== 'ok') return line;
  const rebuilt = writePosition(rebuild(game.setup, game.log));
  return rebuilt === writePosition(game.end) ? null : 'the log does not lead to the state that was played';
}

/** Where a game's record goes. */
type Sink = (name: string, text: string) => Promise<void> | void;

function sinkOf(out: string): Sink {
  if (out !== '-') {
    mkdirSync(out, { recursive: true });
    return (name, text) => writeFileSync(join(out, `${name}.json`), `${text}\n`);
  }
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0); // whoever read has read enough
    throw error;
  });
  return async (_, text) => {
    // Waits for whoever reads, so that no more than a few games are ever held.
    if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
  };
}

async function run(options: Options): Promise<number> {
  const counts = new Map<Branch, number>();
  const watcher = countBranches(counts);
  const digits = Math.max(4, String(options.games).length);
  let bad = 0;
  const keep = options.out === undefined || options.check ? null : sinkOf(options.out);
  const say = (line: string) => (options.out === '-' ? process.stderr : process.stdout).write(`${line}\n`);
  for (let number = 1; number <= options.games; number += 1) {
    const name = `${options.players}-${options.seed}-${String(number).padStart(digits, '0')}`;
    const game = playGame(options.players, optionsOfGame(options, name), seedOf(name), watcher);
    await keep?.(name, recordText(game));
    const fault = options.check ? faultOf(game) : null;
    if (fault === null) continue;
    bad += 1;
    say(`${name}: ${fault}`);
  }
  for (const branch of BRANCHES) say(`${branch}: ${counts.get(branch) ?? 0}`);
  say(
    options.check
      ? `${options.games} games: ${options.games - bad} ok, ${bad} bad`
      : `${options.games} games written to ${options.out ?? ''}`,
  );
  return bad === 0 ? 0 : 1;
}

function options(): Options {
  try {
    return simulateOptions(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return fail(`simulate: ${error.message}`, 2);
  }
}

void run(options()).then((code) => {
  process.exitCode = code;
});
