/** END-2 to END-4: scores and winners. */
import type { ObjectiveId } from '../board/ids';
import type { Colour, GameState, PublicState, Result, Score, Seat, TieBreak, Token } from '../state';
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

/** Returns the winners, and the criterion that broke a tie. @source END-4 */
export function findWinners(scores: readonly Score[]): Pick<Result, 'winners' | 'decidedBy'> {
  let best = filterBest(scores, (score) => score.total);
  let decidedBy: TieBreak | null = null;
  // `houses` is 2 VP for each own house standing, so comparing it compares the numbers of houses.
  for (const line of ['cones', 'houses', 'objectives'] as const) {
    if (best.length === 1) break;
    best = filterBest(best, (score) => score[line]);
    decidedBy = line;
  }
  if (best.length > 1) decidedBy = 'shared';
  return { winners: best.map((score) => score.seat), decidedBy };
}

function filterBest(scores: readonly Score[], value: (score: Score) => number): readonly Score[] {
  const max = Math.max(...scores.map(value));
  return scores.filter((score) => value(score) === max);
}
