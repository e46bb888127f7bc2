/** END-2: scores. */
import type { ObjectiveId } from '../board/ids';
import type { Colour, GameState, PublicState, Score, Seat, Token } from '../state';
import { HERO_VP, HOUSE_VP, STARTING_VP } from '../victory-points';
import { objectiveVp } from './objectives';

/**
 * Returns the VP that everyone can see: houses, cones, the Hero card. Null while the colour is hidden. @source END-2,
 * SEC-4
 */
export function publicVp(state: PublicState, seat: Seat): number | null {
  const player = state.seats[seat];
  if (player === undefined || player.colour === null) return null;
  return (
    STARTING_VP - HOUSE_VP * state.lost[player.colour] + player.putOut + (state.hero === seat ? HERO_VP : 0)
  );
}

/** The secrets of a seat that count in the final score. */
interface ScoringSecrets {
  readonly colour: Colour;
  readonly objectives: readonly ObjectiveId[];
  readonly tokens: readonly Token[];
}

/** Returns one player's final score by category. @source END-2 */
export function scoreOf(state: GameState, seat: Seat): Score {
  const { colours, objectives, tokens } = state.secret;
  const colour = colours[seat];
  if (colour === undefined) throw new Error(`No seat ${seat}`);
  return scoreFor(state, seat, { colour, objectives: objectives[seat] ?? [], tokens: tokens[seat] ?? [] });
}

/** Returns the score of a seat if the game ended now, from the public state and the seat's secrets. @source END-2 */
export function scoreFor(
  state: PublicState,
  seat: Seat,
  { colour, objectives, tokens }: ScoringSecrets,
): Score {
  const player = state.seats[seat];
  if (player === undefined) throw new Error(`No seat ${seat}`);
  const lines = {
    houses: STARTING_VP - HOUSE_VP * state.lost[colour],
    cones: player.putOut,
    objectives: objectiveVp(state, objectives),
    oneVp: tokens.filter((token) => token === 'one-vp').length,
    hero: state.hero === seat ? HERO_VP : 0,
  };
  const total = lines.houses + lines.cones + lines.objectives + lines.oneVp + lines.hero;
  return { seat, ...lines, total };
}
