/**
 * A page of a diary: a finished game as a short text. The same game always gives the same text, and two games hardly
 * ever do: the id of the game chooses the moments, the words and the order.
 */
import type { GameEvent, Result, Score } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { type Random, seededRandom } from '@great-fire/game/random';
import { isolateText } from '@great-fire/protocol';
import {
  type DiaryMoment,
  type ToldKind,
  collectMoments,
  countHousesLost,
  mostFrequent,
  withoutUndone,
} from './moments';
import type { DiaryEnding, DiaryPhrases, Variants } from './phrases';

export type { DiaryPhrases } from './phrases';
export { loadDiaryPhrases } from './phrases/load';

/** A finished game. There is no diary of a running one, because its result is missing. */
export interface DiaryGame {
  readonly id: string;
  readonly names: readonly string[]; // by seat
  readonly events: readonly GameEvent[]; // of all moves that no consent took back, oldest first
  readonly result: Result;
}

export interface DiaryPageText {
  readonly date: string; // 'Tuesday, September the 4th, 1666'
  readonly paragraphs: readonly string[];
}

// In words, with the date. The shortest text of a usual game has about 120 words.
const SHORTEST = 150;
const LONGEST = 190;
const HARD_LIMIT = 215;

const CLOSE_MARGIN = 2; // victory points

/** The higher, the more likely a moment is chosen. Chance triples it at most. */
const WEIGHTS: Readonly<Record<ToldKind, number>> = {
  'houses-burned': 10,
  'district-demolished': 9,
  'hero-passed': 8,
  'cone-put-out': 8,
  'fire-intensified': 7,
  'cones-returned': 7,
  'fire-spread': 7,
  'token-spent': 6,
  'fire-contained': 6,
  'containment-broken': 6,
  'pudding-lane-refilled': 6,
  'stack-card-uncovered': 6,
  'pawn-placed': 5,
  'hand-redealt': 5,
  'card-discarded': 5,
  'taken-back': 5,
  'last-turns-began': 5,
  'cones-added': 5,
  'pawn-moved': 5,
  'band-moved': 5,
  'band-placed': 4,
  'token-taken': 4,
  'actions-ended': 4,
  'hand-shown': 4,
  'turn-began': 3,
  'card-drawn': 3,
  'hand-kept': 2,
};

/** Writes the page of a game in the language of the phrases. */
export function writeGameDiary(
  { id, names, events: allEvents, result }: DiaryGame,
  phrases: DiaryPhrases,
): DiaryPageText {
  const events = withoutUndone(allEvents);
  const random = seededRandom(`diary of ${id}`);
  const fill = createFill(names, phrases);
  const date = random.pick(phrases.days);
  const opening = random.pick(phrases.openings);
  const ending = writeEnding({ result, lost: countHousesLost(events) }, phrases, random, fill);
  const fixed = [date, opening, ...ending];
  const goal = SHORTEST + random.int(LONGEST - SHORTEST);
  const body: string[] = [];
  let words = countWords(fixed);
  const hasRoomFor = (sentence: string) => words < goal && words + countWords([sentence]) <= HARD_LIMIT;
  const add = (sentence: string) => {
    body.push(sentence);
    words += countWords([sentence]);
  };
  const say = createSay(random);
  const told = [
    ...windOf(events, phrases, say),
    ...chooseMoments(events, random).map((moment) => tell(moment)),
  ];
  function tell(moment: DiaryMoment): string {
    return fill(say(phrases.told[moment.kind]), moment);
  }
  for (const sentence of told) if (hasRoomFor(sentence)) add(sentence);
  for (const aside of shuffle(phrases.asides, random)) if (hasRoomFor(aside) || body.length === 0) add(aside);
  return { date, paragraphs: [[opening, ...shuffle(body, random)].join(' '), ending.join(' ')] };
}

/** Returns the words of a page, separated by spaces. */
export const countWords = (sentences: readonly string[]): number =>
  sentences
    .join(' ')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Picks variants of a sentence, and none twice before all were used. */
function createSay(random: Random): (variants: Variants) => string {
  const left = new Map<Variants, string[]>();
  return (variants) => {
    const unused = left.get(variants) ?? [];
    const rest = unused.length === 0 ? [...variants] : unused;
    const [said = ''] = rest.splice(random.int(rest.length), 1);
    left.set(variants, rest);
    return said;
  };
}

function windOf(
  events: readonly GameEvent[],
  { winds }: DiaryPhrases,
  say: (variants: Variants) => string,
): readonly string[] {
  const cards = events.flatMap((event) => (event.type === 'fire-spread' ? [event.card] : []));
  const [card] = mostFrequent(cards) ?? [];
  return card === undefined ? [] : [say(winds[card])];
}

function chooseMoments(events: readonly GameEvent[], random: Random): readonly DiaryMoment[] {
  return collectMoments(events)
    .map((moment) => ({ moment, rank: WEIGHTS[moment.kind] * (1 + random.int(2000) / 1000) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ moment }) => moment);
}

function findEnding({ scores, winners, decidedBy }: Result): DiaryEnding {
  if (decidedBy !== null) return decidedBy;
  const rivals = scores.filter(({ seat }) => !winners.includes(seat)).map(({ total }) => total);
  const best = Math.max(...scores.map(({ total }) => total));
  return best - Math.max(0, ...rivals) <= CLOSE_MARGIN ? 'close' : 'clear';
}

/** Returns the sentences of the end: what is lost, who won, who came last, and the diarist's farewell. */
function writeEnding(
  { result, lost }: { readonly result: Result; readonly lost: number },
  phrases: DiaryPhrases,
  random: Random,
  fill: Fill,
): readonly string[] {
  const { scores, winners } = result;
  const toll = lost === 0 ? random.pick(phrases.spared) : fill(random.pick(phrases.toll), { count: lost });
  const [best] = winners;
  const points = (seat: number | undefined) => scores.find((score) => score.seat === seat)?.total ?? 0;
  const victory = fill(random.pick(phrases.endings[findEnding(result)]), {
    seats: winners,
    points: points(best),
    ...(best !== undefined && { seat: best }),
  });
  const last = findLast(scores, winners);
  const lastLine =
    last === null ? [] : [fill(random.pick(phrases.last), { seat: last.seat, points: last.total })];
  const closing = random.pick(phrases.closings);
  return random.chance(0.5) ? [toll, victory, ...lastLine, closing] : [victory, ...lastLine, toll, closing];
}

/** Returns the score of the only player with the fewest points, or null if several have them. */
function findLast(scores: readonly Score[], winners: readonly number[]): Score | null {
  const least = Math.min(...scores.map(({ total }) => total));
  const [last, ...others] = scores.filter(({ total }) => total === least);
  return last === undefined || others.length > 0 || winners.includes(last.seat) ? null : last;
}

interface Filling extends Omit<DiaryMoment, 'kind'> {
  readonly points?: number;
}
type Fill = (sentence: string, filling: Filling) => string;

function createFill(names: readonly string[], { language, numerals }: DiaryPhrases): Fill {
  const plural = new Intl.PluralRules(language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  // The list is formatted without isolates: Spanish chooses its "and" by the letter that follows.
  const join = (items: readonly string[]) =>
    list
      .formatToParts(items)
      .map(({ type, value }) => (type === 'element' ? isolateText(value) : value))
      .join('');
  const nameOf = (seat: number) => names[seat] ?? '';
  const inWords = (count: number, form: string) => {
    const numeral = numerals[count - 2]; // 'zweimal', but '13-mal'
    return numeral === undefined ? form.replaceAll('#', String(count)) : form.replace(/#-?/gu, numeral);
  };
  return (sentence, { seat, seats = [], districts = [], count = 0, points = 0 }) => {
    const districtNames = districts.map((id) => BOARD[id].map.name);
    const filled = sentence.replace(/\{([^{}]*)\}/gu, (_, placeholder: string) => {
      const [key, one = '', ...others] = placeholder.split(/[:|]/u);
      if (key === 'name') return seat === undefined ? '' : isolateText(nameOf(seat));
      if (key === 'names') return join(seats.map(nameOf));
      if (key === 'district') return districtNames[0] ?? '';
      if (key === 'districts') return join(districtNames);
      const number = key === 'points' ? points : count;
      const [two = ''] = others;
      const other = number === 2 ? two : (others.at(-1) ?? '');
      const form = plural.select(number) === 'one' ? one : other;
      return key === 'points' ? form.replaceAll('#', String(number)) : inWords(number, form);
    });
    return sentence.startsWith('{count')
      ? filled.charAt(0).toLocaleUpperCase(language) + filled.slice(1)
      : filled;
  };
}

function shuffle<T>(items: readonly T[], random: Random): readonly T[] {
  const rest = [...items];
  return items.map(() => rest.splice(random.int(rest.length), 1)).flat();
}
