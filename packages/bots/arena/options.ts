/** Command-line options of the arena. */
import type { GameOptions } from '@great-fire/game';
import { parseArgsStrict, UsageError } from '@great-fire/game/cli-options';
import type { BotLevel } from '../src/index';
import { BOT_LEVELS } from '../src/index';

export interface ArenaOptions {
  readonly levels: readonly BotLevel[]; // by seat, before they rotate
  readonly games: number;
  readonly seed: string;
  readonly ms: number;
  readonly iterations: number | null; // replaces `ms` if given
  readonly out: string | null; // file of the outcomes, which a later run continues
  readonly gameOptions: GameOptions;
}

function parseLevel(text: string): BotLevel {
  const level = BOT_LEVELS.find((candidate) => candidate === text);
  if (level === undefined) throw new UsageError(`--seats: there is no level ${text}`);
  return level;
}

function parseCount(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(`--${name}: must be a whole number above 0`);
  return count;
}

/** Parses the command line. @throws UsageError naming the invalid option */
export function parseArenaOptions(argv: readonly string[]): ArenaOptions {
  const { values } = parseArgsStrict({
    args: [...argv],
    options: {
      seats: { type: 'string', default: 'alderman,merchant,merchant,merchant' },
      games: { type: 'string', default: '60' },
      seed: { type: 'string', default: 'arena' },
      ms: { type: 'string', default: '100' },
      iterations: { type: 'string' },
      out: { type: 'string' },
      'hidden-colours': { type: 'boolean', default: false },
      'more-destruction': { type: 'boolean', default: false },
      cones: { type: 'string', default: '65' },
    },
  });
  const levels = values.seats.split(',').map(parseLevel);
  if (levels.length < 3 || levels.length > 6) throw new UsageError('--seats: a table has 3 to 6');
  if (values.cones !== '65' && values.cones !== '100') throw new UsageError('--cones: 65 or 100');
  return {
    levels,
    games: parseCount('games', values.games),
    seed: values.seed,
    ms: parseCount('ms', values.ms),
    iterations: values.iterations === undefined ? null : parseCount('iterations', values.iterations),
    out: values.out ?? null,
    gameOptions: {
      hiddenColours: values['hidden-colours'],
      moreDestruction: values['more-destruction'],
      cones: values.cones === '100' ? 100 : 65,
    },
  };
}
