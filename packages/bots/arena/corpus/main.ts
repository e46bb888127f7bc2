/**
 * npm run corpus -- [FILE]
 *
 * Makes the golden corpus: records of whole games, one to a line, compressed. Ten games of each number of players at each
 * variant, and then games of simulated players, of which those are kept that take a branch of the rules which none
 * before took. The same rules and players give the same file.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Draft, GameState } from '@great-fire/game';
import { applyAction, createGame, standingDecisions, writeRecord } from '@great-fire/game';
import type { Branch } from '@great-fire/game/testing';
import { BRANCHES, countBranches, drawOptions } from '@great-fire/game/testing';
import type { PlayedTable, Table } from './tables';
import { PLAYERS, allTables, playTable } from './tables';

const FILE = join(__dirname, '../../../game/tests/fixtures/corpus.jsonl.br');
const MOST_TRIED = 50_000;
const WINDOW = 24; // bits: the whole corpus lies in the compressor's sight, so that setups share their words

/** What a game went through; a redeal counts for each number of players. */
function branchesOf({ setup, log }: PlayedTable): readonly string[] {
  const counts = new Map<Branch, number>();
  const watcher = countBranches(counts);
  const draft = createGame(setup) as Draft<GameState>;
  for (const { seat, action } of standingDecisions(log)) {
    watcher.before?.(draft, seat, action);
    watcher.after?.(draft, seat, action, applyAction(draft, seat, action));
  }
  return [...counts.keys()].map((branch) => (branch === 'redeal' ? redealAt(setup.players) : branch));
}

const redealAt = (players: number) => `redeal of ${players}`;

function lineOf({ setup, bots, log }: PlayedTable): string {
  const players = bots.map((bot, seat) => ({ name: `Player ${seat + 1}`, bot }));
  return JSON.stringify(writeRecord(setup, players, log));
}

/** Games of simulated players, without end. */
function* furtherTables(): Generator<Table> {
  for (let number = 0; number < MOST_TRIED; number += 1) {
    const players = PLAYERS[number % PLAYERS.length] ?? 3;
    const name = `corpus, further ${number}`;
    yield { name, players, options: drawOptions(name), kind: 'habits' };
  }
  throw new Error(`${MOST_TRIED} games did not take every branch of the rules`);
}

function corpus(): readonly string[] {
  const missing = new Set([...BRANCHES.filter((branch) => branch !== 'redeal'), ...PLAYERS.map(redealAt)]);
  const lines: string[] = [];
  const keep = (played: PlayedTable, taken: readonly string[]) => {
    for (const branch of taken) missing.delete(branch);
    lines.push(lineOf(played));
  };
  for (const table of allTables()) {
    const played = playTable(table);
    keep(played, branchesOf(played));
  }
  for (const table of furtherTables()) {
    if (missing.size === 0) break;
    const played = playTable(table);
    const taken = branchesOf(played);
    if (taken.some((branch) => missing.has(branch))) keep(played, taken);
  }
  return lines;
}

const [file = FILE] = process.argv.slice(2);
const lines = corpus();
const text = Buffer.from(`${lines.join('\n')}\n`);
const packed = brotliCompressSync(text, {
  params: {
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  },
});
writeFileSync(file, packed);
process.stdout.write(`${lines.length} games, ${text.length} bytes, ${packed.length} compressed: ${file}\n`);
