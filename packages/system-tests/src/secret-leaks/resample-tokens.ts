/**
 * Deals the tokens of a second world (SEC-3, SEC-5). A token gets its kind where the viewer took it, or where a player
 * spent it. All other tokens are drawn at random. So is the choice of the held token that a player spent.
 */
import {
  DISTRICT_IDS,
  ALL_TOKENS,
  type Deal,
  type DistrictId,
  type GameState,
  type Seat,
  type Token,
} from '@great-fire/game';
import { Checkpoints, type TraceEvent } from './trace';
import { Assignment } from './assignment';

/**
 * Returns the tokens of a second world, by the district on which each lies at the start.
 *
 * @throws Infeasible if the tokens cannot be dealt
 */
export function resampleTokens(
  start: GameState,
  trace: readonly TraceEvent[],
  viewer: Seat | null,
  seed: string,
): Deal['tokens'] {
  const assignment = new Assignment<DistrictId, Token>(`tokens of ${seed}`);
  let held: DistrictId[][] = start.seats.map(() => []);
  let before: DistrictId[][][] = [];
  const positions = () => structuredClone({ held, before });
  const checkpoints = new Checkpoints(positions(), trace);
  for (const event of trace) {
    switch (event.type) {
      case 'token-taken':
        held[event.seat]?.push(event.district);
        if (event.seat === viewer && event.token !== undefined)
          assignment.assign(event.district, event.token);
        break;
      case 'token-spent': {
        before.push(held.map((tokens) => [...tokens]));
        const ownTokens = held[event.seat] ?? [];
        ownTokens.splice(assignment.findOrAssign(ownTokens, event.token), 1);
        break;
      }
      case 'taken-back': {
        const { action } = event;
        if (action.type === 'demolish' || (action.type === 'spread' && action.token !== undefined))
          held = before.pop() ?? held;
        break;
      }
      case 'move-end':
        checkpoints.save(positions);
        break;
      case 'takeback':
        ({ held, before } = structuredClone(checkpoints.restore(event.keep)));
        break;
      default:
    }
  }
  const districts = DISTRICT_IDS.filter((id) => start.secret.lying[id] !== undefined);
  assignment.fill(districts, ALL_TOKENS);
  return Object.fromEntries(districts.map((id) => [id, assignment.get(id)]));
}
