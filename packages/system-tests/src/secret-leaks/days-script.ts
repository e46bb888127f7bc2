/** The script of a game over days in a group: holidays, and a move without a choice that the server makes. */
import { legalActions, viewFor, type GameState, type Seat } from '@great-fire/game';
import { replayLog } from '@great-fire/game/record';
import type { TableCommand } from '@great-fire/protocol';
import { makeScript, scriptLog, truncate, type Script, type ScriptStep } from './script';

const DAY_MS = 86_400_000;
const DAYS = 3; // for each turn
const WAIT_DAYS = 2; // until the holiday has begun; no turn ends meanwhile
const FIRST = 12; // by the present rules
const GAMES = 200;
const LATEST = 60; // moves before the one without a choice, so that the test is short
const MOVES_AFTER = 12;
const HOLIDAY = { type: 'take-holiday', from: Date.UTC(2023, 10, 16), days: 5 } as const; // a day and some hours after the start

type Move = Extract<ScriptStep, { type: 'move' }>;

/** Returns whether the rules leave one action, without a look at the hand and tokens. */
function isForced(game: GameState): boolean {
  if (game.turn.step !== 'intensify') return false;
  const view = viewFor(game, game.turn.seat);
  return (
    view.own !== null && legalActions({ ...view, own: { ...view.own, hand: [], tokens: [] } }).length === 1
  );
}

const commandStep = (viewer: Seat, command: TableCommand, version: number): ScriptStep => ({
  ...{ type: 'command', viewer, command, version, takeback: null },
});

/** Returns the beginning of a game that contains a move without a choice. */
export function findDaysScript(): Script {
  for (let number = FIRST; number < GAMES; number += 1) {
    const name = `days-${String(number)}`;
    const script = makeScript(name, 3, { hiddenColours: true, moreDestruction: false, cones: 65 });
    const moves = script.steps.filter((step): step is Move => step.type === 'move' && step.stateId < LATEST);
    const log = scriptLog(script.steps);
    const forced = moves.find(({ stateId }) => isForced(replayLog(script.setup, log.slice(0, stateId))));
    if (forced !== undefined) return withHolidays(truncate(script, forced.stateId + MOVES_AFTER), forced);
  }
  throw new Error('There is no such game');
}

/** Two players take holidays. One of them has begun when the server makes the move, and is ended after it. */
function withHolidays(script: Script, forced: Move): Script {
  const steps = script.steps.flatMap((step): readonly ScriptStep[] => {
    if (step.type !== 'move') return [step];
    if (step.stateId === forced.stateId) return [{ ...step, type: 'forced-move' }];
    if (step.stateId === forced.stateId - 8)
      return [commandStep(0, HOLIDAY, 1), commandStep(1, { ...HOLIDAY, days: 2 }, 2), step];
    if (step.stateId === forced.stateId - 4) return [{ type: 'wait', ms: WAIT_DAYS * DAY_MS }, step];
    if (step.stateId === forced.stateId + 4) return [commandStep(0, { type: 'end-holiday' }, 3), step];
    return [step];
  });
  return { ...script, steps, days: DAYS };
}
