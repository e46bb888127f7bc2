/**
 * A game as it may have been for all that one viewer knows: everything that the viewer may not know is dealt
 * again, so that the same decisions stay legal and show the same until the rules reveal what is hidden.
 */
import { COLOURS, OBJECTIVE_IDS, createGame } from '@great-fire/game';
import type { Colour, Dealt, GameState, MatchSetup, ObjectiveId, Seat } from '@great-fire/game';
import { OBJECTIVES } from '@great-fire/game/board';
import { randomOf, seedOf } from '@great-fire/game/testing';
import { redealCards } from './cards';
import type { Happening } from './course';
import { Infeasible, shuffled } from './faces';
import { layTokensAgain } from './tokens';

/** How many secrets are not what they were; a secret of which there is no other kind is not counted. */
export interface Differing {
  readonly cards: number; // places in the others' hands, the deck and the unused cards
  readonly objectives: number; // cards of the others
  readonly tokens: number | null; // districts; null: they can be no others, by all that the viewer knows
  readonly colours: number | null; // seats; null: colours lie open (no OPT-A)
}

export interface SecondWorld {
  readonly setup: MatchSetup;
  readonly differing: Differing;
}

const TRIES = 2000;
// Tokens that were laid so often and never otherwise can be no others: the viewer knows all but some of one kind.
const TRIES_OF_TOKENS = 400;

/** Deals a second world for a seat, or a spectator (null). It differs from the first in every kind of secret. */
export function secondWorld(
  setup: MatchSetup,
  course: readonly Happening[],
  viewer: Seat | null,
  seed: string,
): SecondWorld {
  const start = createGame(setup);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const otherSeed = seedOf(`${seed}/${String(viewer)}/${String(tried)}`);
    try {
      const other: MatchSetup = {
        ...setup,
        seed: otherSeed,
        dealt: dealAgain(start, course, viewer, otherSeed),
      };
      const differing = differingIn(start, createGame(other));
      const hasTried = differing.tokens === 0 && tried >= TRIES_OF_TOKENS;
      const counted = hasTried ? { ...differing, tokens: null } : differing;
      if (isAnother(counted)) return { setup: other, differing: counted };
    } catch (error) {
      if (!(error instanceof Infeasible)) throw error;
    }
  }
  throw new Error(`No second world for ${String(viewer)} of ${setup.seed}`);
}

function dealAgain(start: GameState, course: readonly Happening[], viewer: Seat | null, seed: string): Dealt {
  return {
    startSeat: start.startSeat,
    pawnColours: start.seats.map(({ pawnColour }) => pawnColour),
    houses: Object.fromEntries(Object.entries(start.districts).map(([id, { houses }]) => [id, houses])),
    colours: coloursAgain(start, viewer, seed),
    objectives: objectivesAgain(start, viewer, seed),
    tokens: layTokensAgain(start, course, viewer, seed),
    ...redealCards(start, course, viewer, seed),
  };
}

function coloursAgain({ rules, secret }: GameState, viewer: Seat | null, seed: string): readonly Colour[] {
  if (!rules.hiddenColours) return secret.colours;
  const own = viewer === null ? null : secret.colours[viewer];
  const others = shuffled(
    COLOURS.filter((colour) => colour !== own),
    randomOf(`colours of ${seed}`).below,
  )[Symbol.iterator]();
  return secret.colours.map((colour) => (colour === own ? own : (others.next().value ?? colour)));
}

function objectivesAgain(
  { secret }: GameState,
  viewer: Seat | null,
  seed: string,
): readonly (readonly ObjectiveId[])[] {
  const own = viewer === null ? [] : (secret.objectives[viewer] ?? []);
  const rest = shuffled(
    OBJECTIVE_IDS.filter((id) => !own.includes(id)),
    randomOf(`objectives of ${seed}`).below,
  );
  const draw = (like: ObjectiveId): ObjectiveId => {
    const index = rest.findIndex((id) => OBJECTIVES[id].deck === OBJECTIVES[like].deck);
    return rest.splice(index, 1)[0] ?? like;
  };
  return secret.objectives.map((cards, seat) => (seat === viewer ? cards : cards.map(draw)));
}

function differingIn(start: GameState, other: GameState): Differing {
  const { secret: a } = start;
  const { secret: b } = other;
  const cards = [...a.hands.flat(), ...a.deck, ...a.unused];
  const otherCards = [...b.hands.flat(), ...b.deck, ...b.unused];
  const otherObjectives = b.objectives.flat();
  return {
    cards: cards.filter((card, index) => card !== otherCards[index]).length,
    objectives: a.objectives.flat().filter((card, index) => card !== otherObjectives[index]).length,
    tokens: Object.entries(a.lying).filter(([id, token]) =>
      Object.entries(b.lying).some(([at, is]) => at === id && is !== token),
    ).length,
    colours: start.rules.hiddenColours
      ? a.colours.filter((colour, seat) => colour !== b.colours[seat]).length
      : null,
  };
}

function isAnother({ cards, objectives, tokens, colours }: Differing): boolean {
  return cards > 0 && objectives > 0 && tokens !== 0 && colours !== 0;
}
