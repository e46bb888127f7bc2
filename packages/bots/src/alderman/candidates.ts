/** The choices that are worth imagining: whole turns where the merchant's eye sees something in them. */
import type { Action } from '@great-fire/game';
import { BOARD_LIST } from '@great-fire/game/board';
import type { Outlook } from '../plan/plan-acts';
import { planActs, plansFor, worthOf } from '../plan/plan-acts';
import { someOf, spreadWorth } from '../plan/spread-worth';
import type { SpreadWorth } from '../plan/spread-worth';
import { PAWN_STEPS } from '../scene/distances';
import type { Scene } from '../scene/scene';
import { copyScene, indexOf } from '../scene/scene';
import type { Sight } from '../sight';
import { actionsOf } from '../sight';

/** The rest of a turn, or as much of it as can be told beforehand. */
export type Line = readonly Action[]; // the decision first; never empty

const SPREADS = 8;
const PLANS = 8;
const PLANS_AFTER_SPREAD = 2;
const INTENSIFIES = 8;

const END: Action = { type: 'end-actions' };

/** Lines for the step that the seat is in, likeliest first; at least one. */
export function linesFor(sight: Sight, scene: Scene, outlook: Outlook): readonly Line[] {
  switch (sight.view.turn.step) {
    case 'spread':
      return spreadLines(sight, scene, outlook);
    case 'act':
      return actLines(sight, scene, outlook);
    case 'intensify':
      return intensifyLines(sight, scene, outlook);
    default:
      return sight.legal.map((action) => [action]);
  }
}

function bySpread(sight: Sight, scene: Scene, outlook: Outlook): readonly SpreadWorth[] {
  return someOf(actionsOf(sight, 'spread'))
    .map((spread) => spreadWorth(sight.view, scene, outlook, spread))
    .sort((a, b) => b.worth - a.worth);
}

function spreadLines(sight: Sight, scene: Scene, outlook: Outlook): readonly Line[] {
  const discards = actionsOf(sight, 'discard');
  if (discards.length > 0) return discards.map((discard) => [discard]);
  const lines = bySpread(sight, scene, outlook)
    .slice(0, 2 * SPREADS)
    .flatMap(({ spread, gained, scene: after }) =>
      plansFor(after, outlook, PLANS_AFTER_SPREAD).map(({ worth, actions }) => ({
        worth: gained + worth,
        line: [spread, ...actions, END],
      })),
    );
  return lines
    .sort((a, b) => b.worth - a.worth)
    .slice(0, SPREADS * 2)
    .map(({ line }) => line);
}

function actLines(sight: Sight, scene: Scene, outlook: Outlook): readonly Line[] {
  const plans = plansFor(scene, outlook, PLANS).map(({ actions }): Line => [...actions, END]);
  const doubles = bySpread(sight, scene, outlook)
    .slice(0, 3)
    .map(({ spread, scene: after }): Line => [spread, ...planActs(after, outlook).actions, END]);
  const demolitions = actionsOf(sight, 'demolish').map((action): Line => [action, ...(plans[0] ?? [END])]);
  return [...plans, ...doubles, ...demolitions];
}

/** The cones together or apart: each placement is judged by what lies around it. */
function intensifyLines(sight: Sight, scene: Scene, outlook: Outlook): readonly Line[] {
  const choices = actionsOf(sight, 'intensify');
  const step = Math.max(1, Math.floor(choices.length / INTENSIFIES));
  const apart = choices.filter(({ districts }) => new Set(districts).size === 1);
  const worthAfter = (districts: readonly (typeof choices)[number]['districts'][number][]) => {
    const next = copyScene(scene);
    for (const id of districts) next.cones[indexOf(id)] = (next.cones[indexOf(id)] ?? 0) + 1;
    return worthOf(next, outlook) + conesNear(next, scene.pawn);
  };
  const some = [...apart, ...choices.filter((_, place) => place % step === 0)];
  return some
    .map((action) => ({ action, worth: worthAfter(action.districts) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, INTENSIFIES)
    .map(({ action }) => [action]);
}

function conesNear({ cones }: Scene, pawn: number): number {
  return BOARD_LIST.reduce(
    (sum, { index }) => sum + (cones[index] ?? 0) * 0.001 * (PAWN_STEPS[pawn]?.[index] ?? 0),
    0,
  );
}
