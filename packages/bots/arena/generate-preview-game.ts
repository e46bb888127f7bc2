/**
 * npx tsx packages/bots/arena/generate-preview-game.ts NAME > packages/client/src/lobby-preview/preview-game.json
 *
 * Plays one game between bots and prints it as the data of the lobby's preview. The same name gives the same game.
 */
import { STANDARD_OPTIONS, type Action } from '@great-fire/game';
import { seedFromName } from '@great-fire/game/testing';
import type { BotLevel } from '../src/index';
import { playGame } from './play-game';

const LEVELS = ['alderman', 'merchant', 'alderman', 'merchant'] as const satisfies readonly BotLevel[];

const [name = 'preview'] = process.argv.slice(2);
const actions: Action[] = [];
playGame(name, LEVELS, STANDARD_OPTIONS, (_level, _ms, { action }) => actions.push(action));

const toLine = (action: Action) => `    ${JSON.stringify(action, null, 1).replaceAll(/\s+/g, ' ')}`;
process.stdout.write(`{
  "players": ${LEVELS.length},
  "seed": "${seedFromName(name)}",
  "actions": [
${actions.map(toLine).join(',\n')}
  ]
}
`);
