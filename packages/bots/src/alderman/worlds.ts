/** Worlds as they may be: everything that a seat has not seen is dealt at random, so that all it has seen holds. */
import type {
  Colour,
  DeckCard,
  DistrictId,
  FireCard,
  GameState,
  ObjectiveId,
  PlayerView,
  Token,
} from '@great-fire/game';
import { COLOURS, DISTRICT_IDS, OBJECTIVE_IDS, publicView, stackHeights } from '@great-fire/game';
import { OBJECTIVES } from '@great-fire/game/board';
import type { Random } from '@great-fire/game/random';
import type { Owners } from '../worth/stakes';
import type { Unseen } from './unseen';

/** Fisher and Yates, in place. */
export function shuffle<T>(items: T[], chance: Random): T[] {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = chance.below(at + 1);
    const item = items[at] as T;
    items[at] = items[other] as T;
    items[other] = item;
  }
  return items;
}

/** The draw deck, bottom first: stacks that were not reached are whole (SET-4, SEC-8). */
function deckOf({ rules, stack }: PlayerView, draw: () => FireCard): DeckCard[] {
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

function objectivesOf(view: PlayerView, chance: Random): readonly (readonly ObjectiveId[])[] {
  const own = view.own?.objectives ?? [];
  const rest = shuffle(
    OBJECTIVE_IDS.filter((id) => !own.includes(id)),
    chance,
  );
  const decks = own.map((card) => rest.filter((id) => OBJECTIVES[id].deck === OBJECTIVES[card].deck));
  return view.seats.map((_, seat) =>
    seat === view.viewer ? own : decks.map((deck) => deck.pop() as ObjectiveId),
  );
}

/** A colour for each seat, all different, as likely as its owner is. */
function coloursOf(view: PlayerView, owners: Owners, chance: Random): readonly Colour[] {
  const taken = new Set<Colour>();
  const colours = view.seats.map(({ colour }, seat) =>
    seat === view.viewer ? (view.own?.colour ?? null) : colour,
  );
  for (const colour of colours) if (colour !== null) taken.add(colour);
  const dealt = new Map(colours.entries());
  for (const seat of shuffle([...colours.keys()], chance)) {
    if (dealt.get(seat) !== null) continue;
    const open = COLOURS.filter((other) => !taken.has(other));
    const drawn = weighted(open, (other) => owners[seat]?.[other] ?? 0, chance);
    taken.add(drawn);
    dealt.set(seat, drawn);
  }
  return colours.map((_, seat) => dealt.get(seat) as Colour);
}

function weighted<T>(items: readonly T[], weight: (item: T) => number, chance: Random): T {
  const sum = items.reduce((total, item) => total + weight(item), 0);
  let left = (chance.below(1_000_000) / 1_000_000) * sum;
  for (const item of items) {
    left -= weight(item);
    if (left < 0) return item;
  }
  return chance.pick(items);
}

/** One world in which all is as the seat has seen it. */
export function imagineWorld(view: PlayerView, unseen: Unseen, owners: Owners, chance: Random): GameState {
  const { own, viewer } = view;
  if (own === null || viewer === null) throw new Error('A spectator imagines nothing');
  const cards = shuffle([...unseen.cards], chance);
  const draw = () => cards.pop() ?? 'N';
  const tokens = shuffle([...unseen.tokens], chance);
  const drawToken = (): Token => tokens.pop() ?? 'demolition';
  const lying: { [D in DistrictId]?: Token } = {};
  for (const id of DISTRICT_IDS) if (view.districts[id].token) lying[id] = drawToken();
  const objectives = objectivesOf(view, chance);
  return {
    ...publicView(view),
    undoable: null,
    secret: {
      seed: '',
      entropies: [],
      redeals: 0,
      colours: coloursOf(view, owners, chance),
      hands: view.seats.map(({ hand }, seat) => {
        if (seat === viewer) return own.hand;
        const known = (unseen.known[seat] ?? []).slice(0, hand);
        return [...known, ...Array.from({ length: hand - known.length }, draw)];
      }),
      objectives,
      undealt: [],
      tokens: view.seats.map(({ tokens: held }, seat) =>
        seat === viewer ? own.tokens : Array.from({ length: held }, drawToken),
      ),
      lying,
      destroyed: {},
      deck: deckOf(view, draw),
      unused: cards,
      undo: [],
    },
  };
}
