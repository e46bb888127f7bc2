/**
 * Command line of the soak test. `npm run test:soak -- --help` lists the options.
 *
 * Plays whole games against bots with animations, on a slow page that is in the background now and then. The pause of
 * the bots alternates between none, 300 ms and 1 s, and the page between a desktop and a phone. Prints each game and
 * all errors of its page. Exits with 1 if a page threw or logged an error, or if a game did not end.
 */
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import { SeededRandom } from '@great-fire/testkit/seeded-random';
import { withDeadline } from '@great-fire/testkit/wait-for';
import * as z from 'zod';
import { defineTsxHelper, launchChromium } from '../src/launch-chromium';
import { PageErrors } from '../src/page-errors';
import { RestartableServer } from '../src/restartable-server';
import type { SoakGame } from '../src/soak-game';
import { playSoakGame } from '../src/soak-game';

const BOT_DELAYS_MS = [0, 300, 1000] as const;
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const ACTION_TIMEOUT_MS = 120_000; // then the player reads the page again: a panel may cover the map
const GAME_TIMEOUT_MS = 7_200_000; // a last resort: Chromium was once seen to hang without running a script

const optionsSchema = z.object({
  games: z.coerce.number().int().min(1).max(100_000).default(3).describe('number of games'),
  from: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('first game of the seed'),
  seed: z.coerce.number().int().min(0).default(1666).describe('seed of the player'),
  throttling: z.coerce.number().min(1).max(20).default(4).describe('factor by which the page is slower'),
  ...REPORT_OPTIONS,
});

interface SoakReport extends SoakGame {
  readonly errors: readonly string[];
}

interface SoakGameOptions {
  readonly number: number;
  readonly seed: number;
  readonly throttling: number;
}

/** Plays one game on a server and a browser of its own. Reports a page that does not answer as an error. */
async function playGame({ number, seed, throttling }: SoakGameOptions): Promise<SoakReport> {
  const delayMs = BOT_DELAYS_MS[number % BOT_DELAYS_MS.length] ?? 0;
  const isPhone = number % 2 === 0;
  const server = await RestartableServer.open({ BOT_MOVE_DELAY_MS: String(delayMs) });
  const browser = await launchChromium();
  const context = await browser.newContext({ ...(isPhone ? PHONE : DESKTOP), baseURL: server.url });
  const pageErrors = new PageErrors();
  pageErrors.watch(context);
  let game: SoakGame = { moves: 0, timesHidden: 0 };
  const failures: string[] = [];
  try {
    context.setDefaultTimeout(ACTION_TIMEOUT_MS);
    await defineTsxHelper(context);
    const page = await context.newPage();
    const playing = playSoakGame(page, new SeededRandom(seed + number), { throttling, isPhone });
    game = await withDeadline('the end of the game', playing, { deadlineMs: GAME_TIMEOUT_MS });
  } catch (error) {
    failures.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  await browser.close();
  await server.close();
  return { ...game, errors: [...pageErrors.take(), ...failures] };
}

async function main(): Promise<number> {
  const options = parseOptions(optionsSchema, {
    command: 'npm run test:soak',
    summary: 'Plays whole games against bots on a slow page, and expects no error of the page.',
  });
  const { games, from, seed, throttling, json } = options;
  const print = createPrint(json);
  const totals = { moves: 0, timesHidden: 0, errors: 0 };
  for (let number = from; number < from + games; number += 1) {
    const { moves, timesHidden, errors } = await playGame({ number, seed, throttling });
    totals.moves += moves;
    totals.timesHidden += timesHidden;
    totals.errors += errors.length;
    print(`game ${number}: ${moves} moves, ${timesHidden} times hidden, ${errors.length} errors`);
    for (const error of errors) print(error);
  }
  print(`${games} games, ${totals.moves} moves, ${totals.timesHidden} times hidden, ${totals.errors} errors`);
  reportResult('soak', options, totals);
  return totals.errors === 0 ? 0 : 1;
}

runCommand('test:soak', main);
