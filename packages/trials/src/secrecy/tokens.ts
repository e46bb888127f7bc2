/**
 * SEC-3, SEC-5: the tokens laid again. A token is known to be of a kind where the viewer took it, or where
 * somebody spent it; which of a seat's tokens that was stays open, and so do all the others.
 */
import type { Dealt, DistrictId, GameState, Seat, Token } from '@great-fire/game';
import { DISTRICT_IDS, TOKEN_BOX } from '@great-fire/game';
import { Kept } from './course';
import type { Happening } from './course';
import { Faces } from './faces';

/** The tokens of a second world, by the district on which each lies at the start. @throws Infeasible */
export function layTokensAgain(
  start: GameState,
  course: readonly Happening[],
  viewer: Seat | null,
  seed: string,
): Dealt['tokens'] {
  const faces = new Faces<DistrictId, Token>(`tokens of ${seed}`);
  let held: DistrictId[][] = start.seats.map(() => []);
  let before: DistrictId[][][] = [];
  const lying = () => structuredClone({ held, before });
  const kept = new Kept(lying(), course);
  for (const happening of course) {
    switch (happening.type) {
      case 'token-taken':
        held[happening.seat]?.push(happening.district);
        if (happening.seat === viewer && happening.token !== undefined)
          faces.settle(happening.district, happening.token);
        break;
      case 'token-spent': {
        before.push(held.map((tokens) => [...tokens]));
        const mine = held[happening.seat] ?? [];
        mine.splice(faces.find(mine, happening.token), 1);
        break;
      }
      case 'taken-back': {
        const { action } = happening;
        if (action.type === 'demolish' || (action.type === 'spread' && action.token !== undefined))
          held = before.pop() ?? held;
        break;
      }
      case 'decided':
        kept.keep(lying);
        break;
      case 'gone-back':
        ({ held, before } = structuredClone(kept.back(happening.keep)));
        break;
      default:
    }
  }
  const districts = DISTRICT_IDS.filter((id) => start.secret.lying[id] !== undefined);
  faces.settleRest(districts, TOKEN_BOX);
  return Object.fromEntries(districts.map((id) => [id, faces.of(id)]));
}
