/** Samples worlds: deals everything that a seat does not know at random, consistent with all that it knows. */
import {
  COLOURS,
  DISTRICT_IDS,
  OBJECTIVE_IDS,
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
import { OBJECTIVES } from '@great-fire/game/board';
import type { Random } from '@great-fire/game/random';
import type { ColourBelief } from '../eval/stakes';
import type { HiddenInfo } from './hidden-info';

/** Shuffles an array in place (Fisher-Yates) and returns it. */
function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = random.int(i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
  return items;
}

/** Deals the draw deck, bottom first. Stacks below the current one are complete (SET-4, SEC-8). */
function dealDeck({ rules, stack }: PlayerView, draw: () => FireCard): DeckCard[] {
  if (stack === null) return [];
  const deck: DeckCard[] = [];
  for (const { letter, cards } of stackHeights(rules.players)) {
    const height = letter === stack.letter ? stack.left : cards;
    deck.push(`#${letter}`);
    for (let card = 0; card < height; card += 1) deck.push(draw());
    if (letter === stack.letter) break;
  }
  return deck;
}

function dealObjectives(view: PlayerView, random: Random): readonly (readonly ObjectiveId[])[] {
  const own = view.own?.objectives ?? [];
  const remaining = shuffle(
    OBJECTIVE_IDS.filter((id) => !own.includes(id)),
    random,
  );
  const decks = own.map((card) => remaining.filter((id) => OBJECTIVES[id].deck === OBJECTIVES[card].deck));
  return view.seats.map((_, seat) =>
    seat === view.viewer ? own : decks.map((deck) => deck.pop() as ObjectiveId),
  );
}

/** Samples a different colour for each seat, by the belief. */
function sampleColours(view: PlayerView, belief: ColourBelief, random: Random): readonly Colour[] {
  const taken = new Set<Colour>();
  const colours = view.seats.map(({ colour }, seat) =>
    seat === view.viewer ? (view.own?.colour ?? null) : colour,
  );
  for (const colour of colours) if (colour !== null) taken.add(colour);
  const colourBySeat = new Map(colours.entries());
  for (const seat of shuffle([...colours.keys()], random)) {
    if (colourBySeat.get(seat) !== null) continue;
    const available = COLOURS.filter((other) => !taken.has(other));
    const sampled = pickWeighted(available, (other) => belief[seat]?.[other] ?? 0, random);
    taken.add(sampled);
    colourBySeat.set(seat, sampled);
  }
  return colours.map((_, seat) => colourBySeat.get(seat) as Colour);
}

function pickWeighted<T>(items: readonly T[], weight: (item: T) => number, random: Random): T {
  const sum = items.reduce((total, item) => total + weight(item), 0);
  let remaining = (random.int(1_000_000) / 1_000_000) * sum;
  for (const item of items) {
    remaining -= weight(item);
    if (remaining < 0) return item;
  }
  return random.pick(items);
}

/** Samples one world that agrees with everything that the seat knows. */
export function determinize(
  view: PlayerView,
  hiddenInfo: HiddenInfo,
  belief: ColourBelief,
  random: Random,
): GameState {
  const { own, viewer } = view;
  if (own === null || viewer === null) throw new Error('A spectator imagines nothing');
  const cards = shuffle([...hiddenInfo.cards], random);
  const draw = () => cards.pop() ?? 'N';
  const tokens = shuffle([...hiddenInfo.tokens], random);
  const drawToken = (): Token => tokens.pop() ?? 'demolition';
  const lying: { [D in DistrictId]?: Token } = {};
  for (const id of DISTRICT_IDS) if (view.districts[id].token) lying[id] = drawToken();
  const objectives = dealObjectives(view, random);
  return {
    ...publicView(view),
    undoable: null,
    secret: {
      seed: '',
      entropies: [],
      redeals: 0,
      colours: sampleColours(view, belief, random),
      hands: view.seats.map(({ hand }, seat) => {
        if (seat === viewer) return own.hand;
        const shownCards = (hiddenInfo.shownCards[seat] ?? []).slice(0, hand);
        return [...shownCards, ...Array.from({ length: hand - shownCards.length }, draw)];
      }),
      objectives,
      undealt: [],
      tokens: view.seats.map(({ tokens: held }, seat) =>
        seat === viewer ? own.tokens : Array.from({ length: held }, drawToken),
      ),
      lying,
      destroyed: {},
      deck: dealDeck(view, draw),
      unused: cards,
      undo: [],
    },
  };
}
