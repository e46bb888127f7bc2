/** Samples worlds: deals everything that a seat does not know at random, in agreement with its view. */
import { OBJECTIVES } from '@great-fire/game/board';
import {
  ALL_TOKENS,
  COLOURS,
  DISTRICT_IDS,
  OBJECTIVE_IDS,
  fireCardsFor,
  publicView,
  stackHeights,
  type Colour,
  type DeckCard,
  type DistrictId,
  type FireCard,
  type GameState,
  type ObjectiveId,
  type PlayerView,
  type Token,
} from '@great-fire/game';
import type { Random } from '@great-fire/game/random';
import type { ColourBelief } from '../eval/stakes';

/** Shuffles a list in place (Fisher-Yates) and returns it. */
function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = random.int(i + 1);
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
  return items;
}

function withoutEach<T>(items: readonly T[], removed: readonly T[]): T[] {
  const remaining = [...items];
  for (const item of removed) {
    const index = remaining.indexOf(item);
    if (index >= 0) remaining.splice(index, 1);
  }
  return remaining;
}

/** Deals the draw deck, bottom first. Stacks below the current one are complete (SET-4, SEC-8). */
function dealDeck({ rules, stack }: PlayerView, draw: () => FireCard): readonly DeckCard[] {
  if (stack === null) return [];
  const heights = stackHeights(rules.players);
  const top = heights.findIndex(({ letter }) => letter === stack.letter);
  return heights
    .slice(0, top + 1)
    .flatMap(({ letter, cards }, at): DeckCard[] => [
      `#${letter}`,
      ...Array.from({ length: at === top ? stack.left : cards }, draw),
    ]);
}

function dealObjectives(
  { seats, viewer }: PlayerView,
  own: readonly ObjectiveId[],
  random: Random,
): readonly (readonly ObjectiveId[])[] {
  const unknown = shuffle(withoutEach(OBJECTIVE_IDS, own), random);
  const decks = own.map((card) => unknown.filter((id) => OBJECTIVES[id].deck === OBJECTIVES[card].deck));
  return seats.map((_, seat) =>
    seat === viewer ? own : decks.map((deck, at) => deck.pop() ?? (own[at] as ObjectiveId)),
  );
}

/** Deals each seat a different colour, by the belief. */
function dealColours({ seats }: PlayerView, belief: ColourBelief, random: Random): readonly Colour[] {
  const bySeat = new Map<number, Colour>();
  const isCertain = (seat: number) => Math.max(...Object.values(belief[seat] ?? {})) === 1;
  const order = shuffle([...seats.keys()], random).sort(
    (a, b) => Number(isCertain(b)) - Number(isCertain(a)),
  );
  for (const seat of order) {
    const taken = [...bySeat.values()];
    const free = COLOURS.filter((colour) => !taken.includes(colour));
    const weights = free.map((colour) => belief[seat]?.[colour] ?? 0);
    let rest = (random.int(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
    const at = weights.findIndex((weight) => (rest -= weight) < 0);
    bySeat.set(seat, free[Math.max(0, at)] as Colour);
  }
  return seats.map((_, seat) => bySeat.get(seat) as Colour);
}

/** Returns a world that agrees with the view. Tokens that others have spent are not remembered. */
export function sampleWorld(view: PlayerView, belief: ColourBelief, random: Random): GameState {
  const { own, viewer, seats, rules } = view;
  if (own === null || viewer === null) throw new Error('A spectator samples nothing');
  const cards = shuffle(withoutEach(fireCardsFor(rules), [...own.hand, ...view.discards]), random);
  const drawCard = () => cards.pop() ?? 'N';
  const tokens = shuffle(withoutEach(ALL_TOKENS, own.tokens), random);
  const drawToken = (): Token => tokens.pop() ?? 'demolition';
  const lying: { [D in DistrictId]?: Token } = {};
  for (const id of DISTRICT_IDS) if (view.districts[id].token) lying[id] = drawToken();
  const hands = seats.map(({ hand }, seat) =>
    seat === viewer ? own.hand : Array.from({ length: hand }, drawCard),
  );
  return {
    ...publicView(view),
    undoable: null,
    secret: {
      seed: '',
      entropies: [],
      redeals: 0,
      colours: dealColours(view, belief, random),
      hands,
      objectives: dealObjectives(view, own.objectives, random),
      undealt: [],
      tokens: seats.map(({ tokens: held }, seat) =>
        seat === viewer ? own.tokens : Array.from({ length: held }, drawToken),
      ),
      lying,
      destroyed: {},
      deck: dealDeck(view, drawCard),
      unused: cards,
      undo: [],
    },
  };
}
