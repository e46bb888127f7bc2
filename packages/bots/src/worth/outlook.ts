/** What a seat weighs its choices by, found once for a decision. */
import type { PlayerView } from '@great-fire/game';
import type { Outlook } from '../plan/plan-acts';
import { dangerIn } from '../scene/danger';
import type { Judgement } from '../scene/danger-weights';
import type { Scene } from '../scene/scene';
import { turnsLeft } from '../scene/turns-left';
import { luresIn } from './lures';
import { expectedVp, ownersFromCards, rivalryOf, stakesOf, weightOfColours } from './stakes';
import type { Owners } from './stakes';

/** The outlook of the view's own seat. `owners`: where more is known of them than the cards tell. */
export function outlookOf(view: PlayerView, scene: Scene, judgement: Judgement, owners?: Owners): Outlook {
  if (view.viewer === null || view.own === null) throw new Error('A spectator decides nothing');
  const turns = turnsLeft(view);
  const known = owners ?? ownersFromCards(view, view.viewer, view.own.colour);
  const lures = luresIn(view, scene, known, judgement);
  const expected = expectedVp(view, known, dangerIn(scene, turns, judgement, lures));
  const rivalry = rivalryOf(expected, view.viewer);
  return {
    stakes: stakesOf(view, view.own, weightOfColours(known, rivalry)),
    turns,
    judgement,
    lures,
  };
}
