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
import { applyAction, createGame, effectiveDecisions, writeRecord } from '@great-fire/game';
import type { RareCase } from '@great-fire/game/testing';
import { RARE_CASES, countRareCases, randomOptions } from '@great-fire/game/testing';
import type { PlayedGame, CorpusGame } from './games';
import { PLAYER_COUNTS, baseGames, playCorpusGame } from './games';

const DEFAULT_FILE = join(__dirname, '../../../game/tests/fixtures/corpus.jsonl.br');
const MAX_EXTRA_GAMES = 50_000;
const BROTLI_WINDOW_BITS = 24; // bits: the whole corpus lies in the compressor's sight, so that setups share their words

/** What a game went through; a redeal counts for each number of players. */
function rareCasesIn({ setup, log }: PlayedGame): readonly string[] {
  const counts = new Map<RareCase, number>();
  const observer = countRareCases(counts);
  const draft = createGame(setup) as Draft<GameState>;
  for (const { seat, action } of effectiveDecisions(log)) {
    observer.before?.(draft, seat, action);
    observer.after?.(draft, seat, action, applyAction(draft, seat, action));
  }
  return [...counts.keys()].map((rareCase) => (rareCase === 'redeal' ? redealCase(setup.players) : rareCase));
}

const redealCase = (players: number) => `redeal of ${players}`;

function recordLine({ setup, bots, log }: PlayedGame): string {
  const players = bots.map((bot, seat) => ({ name: `Player ${seat + 1}`, bot }));
  return JSON.stringify(writeRecord(setup, players, log));
}

/** Games of simulated players, without end. */
function* extraGames(): Generator<CorpusGame> {
  for (let number = 0; number < MAX_EXTRA_GAMES; number += 1) {
    const players = PLAYER_COUNTS[number % PLAYER_COUNTS.length] ?? 3;
    const name = `corpus, further ${number}`;
    yield { name, players, options: randomOptions(name), source: 'habits' };
  }
  throw new Error(`${MAX_EXTRA_GAMES} games did not take every branch of the rules`);
}

function generateCorpus(): readonly string[] {
  const missing = new Set([
    ...RARE_CASES.filter((rareCase) => rareCase !== 'redeal'),
    ...PLAYER_COUNTS.map(redealCase),
  ]);
  const lines: string[] = [];
  const addGame = (played: PlayedGame, rareCases: readonly string[]) => {
    for (const rareCase of rareCases) missing.delete(rareCase);
    lines.push(recordLine(played));
  };
  for (const game of baseGames()) {
    const played = playCorpusGame(game);
    addGame(played, rareCasesIn(played));
  }
  for (const game of extraGames()) {
    if (missing.size === 0) break;
    const played = playCorpusGame(game);
    const rareCases = rareCasesIn(played);
    if (rareCases.some((rareCase) => missing.has(rareCase))) addGame(played, rareCases);
  }
  return lines;
}

const [file = DEFAULT_FILE] = process.argv.slice(2);
const lines = generateCorpus();
const text = Buffer.from(`${lines.join('\n')}\n`);
const compressed = brotliCompressSync(text, {
  params: {
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  },
});
writeFileSync(file, compressed);
process.stdout.write(
  `${lines.length} games, ${text.length} bytes, ${compressed.length} compressed: ${file}\n`,
);
