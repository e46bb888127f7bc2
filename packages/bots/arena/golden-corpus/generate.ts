/**
 * Command line of the golden corpus. `npm run gen:corpus -- --help` lists the options.
 *
 * Generates the golden corpus: compressed records of whole games as JSONL. It starts with ten games for each player
 * count and variant. Then it adds each game of simulated players that takes a rare branch of the rules for the first
 * time. The same rules and players give the same file.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import * as z from 'zod';
import { PLAYER_COUNTS, type Draft, type GameState, applyAction, createGame } from '@great-fire/game';
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { effectiveDecisions, writeRecord } from '@great-fire/game/record';
import { type RareCase, RARE_CASES, countRareCases, randomBoxOptions } from '@great-fire/game/testing';
import { type PlayedGame, type CorpusGame, corpusGameSpecs, playCorpusGame } from './games';

const optionsSchema = z.object({
  out: z
    .string()
    .default(join(__dirname, '../../../game/tests/fixtures/corpus.jsonl.br'))
    .describe('file of the corpus'),
});
const MAX_EXTRA_GAMES = 50_000;
const BROTLI_WINDOW_BITS = 24; // bits: the window covers the whole corpus, so repeated setups compress well

/** Returns the rare branches that a game took. Redeals are counted separately for each player count. */
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

/**
 * Yields further games of simulated players.
 *
 * @throws Error if `MAX_EXTRA_GAMES` are not enough
 */
function* extraGames(): Generator<CorpusGame> {
  for (let number = 0; number < MAX_EXTRA_GAMES; number += 1) {
    const players = PLAYER_COUNTS[number % PLAYER_COUNTS.length] ?? 3;
    const name = `corpus, further ${number}`;
    yield { name, players, options: randomBoxOptions(name), source: 'habits' };
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
  for (const game of corpusGameSpecs()) {
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

runCommand('gen:corpus', () => {
  const { out } = parseOptions(optionsSchema, {
    command: 'npm run gen:corpus',
    summary: 'Generates the golden corpus: records of whole games in every branch of the rules.',
  });
  const lines = generateCorpus();
  const text = Buffer.from(`${lines.join('\n')}\n`);
  const compressed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    },
  });
  writeFileSync(out, compressed);
  process.stdout.write(
    `${lines.length} games, ${text.length} bytes, ${compressed.length} compressed: ${out}\n`,
  );
  return 0;
});
