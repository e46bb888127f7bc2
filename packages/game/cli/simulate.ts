/**
 * Command line of the simulation. `npm run rules:simulate -- --help` lists the options.
 *
 * Writes the record of each game to DIR/P-S-0001.json and so on. Prints how often each rare branch of the rules was
 * taken. Exits with 1 if a game is wrong.
 */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameOptions } from '../src/index';
import { writePosition } from '../src/notation';
import { replayLog, formatVerdict, verifyText, writeRecord } from '../src/record';
import {
  type RareCase,
  type SimulatedGame,
  RARE_CASES,
  countRareCases,
  randomOptions,
  simulateGame,
  seedFromName,
} from '../testing/index';
import { gameOptionsFromFlags } from './game-options';
import { runCommand } from './args';
import { parseSimulateOptions } from './simulate-options';

type Options = ReturnType<typeof parseSimulateOptions>;

const gameOptionsFor = (options: Options, name: string): GameOptions =>
  options['random-variants'] ? randomOptions(name) : gameOptionsFromFlags(options);

function recordText(game: SimulatedGame): string {
  const players = game.personas.map((persona, seat) => ({ name: `Player ${seat + 1}`, bot: persona }));
  return JSON.stringify(writeRecord(game.setup, players, game.log));
}

/** Verifies a finished game. Returns a description of the first fault, or null. */
function findFault(game: SimulatedGame): string | null {
  const verdict = formatVerdict(verifyText(recordText(game)));
  if (verdict !== 'ok') return verdict;
  const rebuilt = writePosition(replayLog(game.setup, game.log));
  return rebuilt === writePosition(game.end) ? null : 'the log does not lead to the state that was played';
}

/** Stores the record of one game. */
type Sink = (name: string, text: string) => Promise<void> | void;

function createSink(out: string): Sink {
  if (out !== '-') {
    mkdirSync(out, { recursive: true });
    return (name, text) => writeFileSync(join(out, `${name}.json`), `${text}\n`);
  }
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0); // the reader closed the pipe
    throw error;
  });
  return async (_, text) => {
    // Waits until the pipe drains, so that memory never holds more than a few records.
    if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
  };
}

async function run(options: Options): Promise<number> {
  const counts = new Map<RareCase, number>();
  const observer = countRareCases(counts);
  const digits = Math.max(4, String(options.games).length);
  let badCount = 0;
  const sink = options.out === undefined || options.check ? null : createSink(options.out);
  const isOutputTaken = options.out === '-' || options.json;
  const print = (line: string) => (isOutputTaken ? process.stderr : process.stdout).write(`${line}\n`);
  for (let number = 1; number <= options.games; number += 1) {
    const name = `${options.players}-${options.seed}-${String(number).padStart(digits, '0')}`;
    const game = simulateGame(options.players, gameOptionsFor(options, name), seedFromName(name), observer);
    await sink?.(name, recordText(game));
    const fault = options.check ? findFault(game) : null;
    if (fault === null) continue;
    badCount += 1;
    print(`${name}: ${fault}`);
  }
  for (const rareCase of RARE_CASES) print(`${rareCase}: ${counts.get(rareCase) ?? 0}`);
  print(
    options.check
      ? `${options.games} games: ${options.games - badCount} ok, ${badCount} bad`
      : `${options.games} games written to ${options.out ?? ''}`,
  );
  if (options.json)
    process.stdout.write(
      `${JSON.stringify({ games: options.games, bad: badCount, rareCases: Object.fromEntries(counts) }, null, 2)}\n`,
    );
  return badCount === 0 ? 0 : 1;
}

runCommand('rules:simulate', () => run(parseSimulateOptions()));
