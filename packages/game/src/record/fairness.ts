/** SEC-6: whether chance alone dealt a record's table, and whether it is the deal that was committed to. */
import { isFireCard } from '../deck/draw';
import { BOX } from '../setup/components';
import type { Dealt } from '../setup/deal';
import { dealTable, redealTable } from '../setup/deal';
import { commitmentOf, commitmentOfPart, deal } from '../setup/hashes';
import { isFiveIdentical } from '../setup/redeal';
import type { Players } from '../variants/rule-set';
import { dealtOf } from './replay';
import type { GameRecord } from './schema';

/** What somebody kept at the table before the first move. */
export interface Pins {
  readonly commitment?: string;
  readonly parts?: readonly (string | null)[]; // the seats' commitments, null for a seat without one
}

/** One thing that chance decided, or that was committed to. */
export interface Checked {
  /** `commitment`, `pinned/commitment`, `part/SEAT`, `pinned/part/SEAT`, `houses/REGION`, `objectives/DECK`, `redeal/COUNT`, … */
  readonly name: string;
  readonly fits: boolean;
  readonly follows: unknown; // what follows from seed and parts, or was pinned; plain JSON
  readonly told: unknown; // what the record tells
}

export interface Fairness {
  readonly fair: boolean;
  readonly checks: readonly Checked[]; // in the order in which it was done
}

type Rederived = Omit<Checked, 'fits'>;

/** Does everything again that chance had a hand in. The record has the form of `recordSchema`; it may break any rule. */
export function checkFairness(record: GameRecord, pins: Pins = {}): Fairness {
  const rederived = [...pinned(record, pins), ...committed(record), ...shuffled(record), ...redealt(record)];
  const checks = rederived.map((one) => ({
    ...one,
    fits: JSON.stringify(one.follows) === JSON.stringify(one.told),
  }));
  return { fair: checks.every(({ fits }) => fits), checks };
}

/** One line on it: `fair`, or `not fair: ` and the names of what does not fit. */
export function fairnessLine({ fair, checks }: Fairness): string {
  if (fair) return 'fair';
  return `not fair: ${checks.flatMap(({ name, fits }) => (fits ? [] : [name])).join(', ')}`;
}

function pinned({ commitment, entropyCommitments = [] }: GameRecord, pins: Pins): readonly Rederived[] {
  const seed =
    pins.commitment === undefined
      ? []
      : [{ name: 'pinned/commitment', follows: pins.commitment, told: commitment }];
  const parts = (pins.parts ?? []).map((part, seat) => ({
    name: `pinned/part/${seat}`,
    follows: part ?? '',
    told: entropyCommitments[seat] ?? '',
  }));
  return [...seed, ...parts];
}

function committed(record: GameRecord): readonly Rederived[] {
  const { seed, commitment, entropies = [], entropyCommitments, players } = record;
  const ofSeed = { name: 'commitment', follows: commitmentOf(seed), told: commitment };
  if (entropyCommitments === undefined) return [ofSeed]; // of a record from before the seats took part, or of another program
  const seats = Math.max(players.length, entropies.length, entropyCommitments.length);
  const ofParts = Array.from({ length: seats }, (_, seat) => ({
    name: `part/${seat}`,
    follows: followsFrom(entropies[seat]),
    told: entropyCommitments[seat] ?? null,
  }));
  return [ofSeed, ...ofParts];
}

/** Parts have one form, so that two lists of them are never one text. */
const followsFrom = (part: string | undefined): string | null => {
  if (part === undefined || part === '') return part ?? null;
  return /^[0-9a-f]{32}$/.test(part) ? commitmentOfPart(part) : null;
};

function shuffled(record: GameRecord): readonly Rederived[] {
  const { seed, entropies = [], players, options } = record;
  const shuffle = deal(seed, entropies);
  const follows = byShuffle(dealTable(BOX, players.length as Players, options.hiddenColours, shuffle));
  const told = byShuffle(dealtOf(record));
  return follows.map(([name, value], index) => ({ name, follows: value, told: told[index]?.[1] }));
}

/** What each shuffle gave, in the order of the setup. */
function byShuffle(dealt: Dealt): readonly (readonly [name: string, gave: unknown])[] {
  return [
    ...Object.entries(BOX.regions).map(([region, districts]) => {
      const houses = Object.keys(districts).map((id) => [
        id,
        dealt.houses[id as keyof Dealt['houses']] ?? null,
      ]);
      return [`houses/${region}`, houses] as const;
    }),
    ['colours', dealt.colours],
    ['pawns', dealt.pawnColours],
    ['tokens', Object.entries(dealt.tokens).sort(([a], [b]) => (a < b ? -1 : 1))],
    ...Object.keys(BOX.objectives).map(
      (deck, index) => [`objectives/${deck}`, dealt.objectives.map((cards) => cards[index] ?? null)] as const,
    ),
    ['fire-cards', { hands: dealt.hands, deck: dealt.deck, unused: dealt.unused }],
    ['start-seat', dealt.startSeat],
  ];
}

/** Each redeal from the cards as the record tells them before it; `follows` is null where there was nothing to redeal. @source SET-3 */
function redealt(record: GameRecord): readonly Rederived[] {
  const { seed, entropies = [], players, setup, actions } = record;
  const shuffle = deal(seed, entropies);
  const hands = setup.hands.map((hand) => [...hand]);
  let { deck, unused } = setup;
  return actions
    .filter((action) => action.type === 'redeal')
    .map(({ seat, ...told }, index) => {
      const before = hands[seat] ?? [];
      const cards = [...before, ...deck.filter(isFireCard), ...unused];
      const count = players.length as Players;
      const gave = isFiveIdentical(before) ? redealTable(BOX, cards, count, index + 1, shuffle) : null;
      hands[seat] = told.hand;
      ({ deck, unused } = told);
      const { hand } = told;
      return {
        name: `redeal/${index + 1}`,
        follows: gave && { seat, hand: gave.hand, deck: gave.deck, unused: gave.unused },
        told: { seat, hand, deck, unused },
      };
    });
}
