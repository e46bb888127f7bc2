/** What somebody who comes is sent, early in a game and late. */
import { gameOf } from './games';
import { Reading } from './load/listener';
import { LoopTable } from './load/loop-table';
import { comeIn } from './load/come-in';
import type { ServerName } from './servers/names';
import { startOurs } from './servers/ours';
import { startStock } from './servers/stock';
import { Line } from './wire/line';

const PLAYERS = 6;
const GAMES = 20; // of which the longest is played
const EARLY = 5;
const STEPS = 4;

export interface SyncFigures {
  readonly name: ServerName;
  readonly at: readonly { readonly move: number; readonly player: number; readonly spectator: number }[]; // bytes
}

/** Plays the longest game at hand, and has a player and a spectator come after some of its moves. */
export async function measureSync(servers: readonly ServerName[]): Promise<readonly SyncFigures[]> {
  const games = Array.from({ length: GAMES }, (_, number) => gameOf(PLAYERS, number));
  const game = games.reduce((longest, one) => (one.moves.length > longest.moves.length ? one : longest));
  const wish = { games: [game], watching: 1 };
  const figures: SyncFigures[] = [];
  for (const name of servers) {
    if (name === 'floor' || name === 'postgres') continue; // the one tells nothing, the other the same
    const target = await (name === 'stock' ? startStock(wish) : startOurs({ ...wish, storage: name }));
    try {
      const [plan] = target.tables;
      const [lines] = await comeIn(target.port, target.tables);
      const [player, spectator] = [plan?.entries[0], plan?.entries[PLAYERS]];
      if (plan === undefined || lines === undefined || player === undefined || spectator === undefined)
        throw new Error('There is no table');
      const silent = { moved: () => undefined, update: () => undefined };
      const hasAnswers = target.dialect.accepted !== null;
      const table = new LoopTable(plan, lines, new Reading(target.dialect), hasAnswers, silent);
      const at: SyncFigures['at'][number][] = [];
      for (const move of movesOf(table.moves)) {
        await table.playTo(move);
        at.push({
          move,
          player: await sizeFor(target.port, player),
          spectator: await sizeFor(target.port, spectator),
        });
      }
      table.close();
      figures.push({ name, at });
    } finally {
      await target.stop();
    }
  }
  return figures;
}

/** The moves after which somebody comes: an early one, some between, the last before the end. */
const movesOf = (length: number): readonly number[] => [
  EARLY,
  ...Array.from({ length: STEPS - 1 }, (_, step) => Math.round((length * (step + 1)) / STEPS)),
  length - 1,
];

async function sizeFor(...[port, entry]: Parameters<typeof Line.enter>): Promise<number> {
  const { line, shownBytes } = await Line.enter(port, entry);
  line.close();
  return shownBytes;
}
