/**
 * Builds a second world for one viewer: the same game with every secret dealt again that the viewer may not know. The
 * same moves stay legal and look the same, until the rules reveal what is hidden.
 */
import {
  COLOURS,
  OBJECTIVE_IDS,
  createGame,
  type Colour,
  type Deal,
  type GameState,
  type MatchSetup,
  type ObjectiveId,
  type Seat,
} from '@great-fire/game';
import { OBJECTIVES } from '@great-fire/game/board';
import { seededRandom, seedFromName } from '@great-fire/game/testing';
import { resampleCards } from './resample-cards';
import type { TraceEvent } from './trace';
import { Infeasible, shuffle } from './assignment';
import { resampleTokens } from './resample-tokens';

/** The number of secrets that differ. A kind of secret that can only be the same is null. */
interface SecretDiff {
  readonly cards: number; // differing slots of all hands, the deck and the unused cards
  readonly objectives: number; // differing cards
  readonly tokens: number | null; // districts; null: the viewer's knowledge leaves only these tokens
  readonly colours: number | null; // seats; null: colours are open (no OPT-A)
}

export interface TwinDeal {
  readonly setup: MatchSetup;
  readonly diff: SecretDiff;
}

const MAX_ATTEMPTS = 2000;
// After this many attempts with equal tokens, no others are possible: the viewer knows all but some of one kind.
const MAX_TOKEN_ATTEMPTS = 400;

/**
 * Deals a second world for a seat or a spectator (null). It differs from the first world in every kind of secret.
 *
 * @throws Error if no attempt succeeds
 */
export function makeTwinDeal(
  setup: MatchSetup,
  trace: readonly TraceEvent[],
  viewer: Seat | null,
  seed: string,
): TwinDeal {
  const start = createGame(setup);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const twinSeed = seedFromName(`${seed}/${String(viewer)}/${String(attempt)}`);
    try {
      const twin: MatchSetup = {
        ...setup,
        seed: twinSeed,
        dealt: resampleDeal(start, trace, viewer, twinSeed),
      };
      const diff = countDifferences(start, createGame(twin));
      const hasTriedTokens = diff.tokens === 0 && attempt >= MAX_TOKEN_ATTEMPTS;
      const counted = hasTriedTokens ? { ...diff, tokens: null } : diff;
      if (differsEverywhere(counted)) return { setup: twin, diff: counted };
    } catch (error) {
      if (!(error instanceof Infeasible)) throw error;
    }
  }
  throw new Error(`No second world for ${String(viewer)} of ${setup.seed}`);
}

function resampleDeal(
  start: GameState,
  trace: readonly TraceEvent[],
  viewer: Seat | null,
  seed: string,
): Deal {
  return {
    startSeat: start.startSeat,
    pawnColours: start.seats.map(({ pawnColour }) => pawnColour),
    houses: Object.fromEntries(Object.entries(start.districts).map(([id, { houses }]) => [id, houses])),
    colours: resampleColours(start, viewer, seed),
    objectives: resampleObjectives(start, viewer, seed),
    tokens: resampleTokens(start, trace, viewer, seed),
    ...resampleCards(start, trace, viewer, seed),
  };
}

function resampleColours({ rules, secret }: GameState, viewer: Seat | null, seed: string): readonly Colour[] {
  if (!rules.hiddenColours) return secret.colours;
  const own = viewer === null ? null : secret.colours[viewer];
  const others = shuffle(
    COLOURS.filter((colour) => colour !== own),
    seededRandom(`colours of ${seed}`).int,
  )[Symbol.iterator]();
  return secret.colours.map((colour) => (colour === own ? own : (others.next().value ?? colour)));
}

function resampleObjectives(
  { secret }: GameState,
  viewer: Seat | null,
  seed: string,
): readonly (readonly ObjectiveId[])[] {
  const own = viewer === null ? [] : (secret.objectives[viewer] ?? []);
  const remaining = shuffle(
    OBJECTIVE_IDS.filter((id) => !own.includes(id)),
    seededRandom(`objectives of ${seed}`).int,
  );
  const draw = (original: ObjectiveId): ObjectiveId => {
    const index = remaining.findIndex((id) => OBJECTIVES[id].deck === OBJECTIVES[original].deck);
    return remaining.splice(index, 1)[0] ?? original;
  };
  return secret.objectives.map((cards, seat) => (seat === viewer ? cards : cards.map(draw)));
}

function countDifferences(start: GameState, twin: GameState): SecretDiff {
  const { secret: a } = start;
  const { secret: b } = twin;
  const cards = [...a.hands.flat(), ...a.deck, ...a.unused];
  const otherCards = [...b.hands.flat(), ...b.deck, ...b.unused];
  const otherObjectives = b.objectives.flat();
  return {
    cards: cards.filter((card, index) => card !== otherCards[index]).length,
    objectives: a.objectives.flat().filter((card, index) => card !== otherObjectives[index]).length,
    tokens: Object.entries(a.lying).filter(([id, token]) =>
      Object.entries(b.lying).some(([twinId, twinToken]) => twinId === id && twinToken !== token),
    ).length,
    colours: start.rules.hiddenColours
      ? a.colours.filter((colour, seat) => colour !== b.colours[seat]).length
      : null,
  };
}

function differsEverywhere({ cards, objectives, tokens, colours }: SecretDiff): boolean {
  return cards > 0 && objectives > 0 && tokens !== 0 && colours !== 0;
}
