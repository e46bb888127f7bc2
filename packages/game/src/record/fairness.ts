/** SEC-6: checks that only chance dealt a record's table, and that the deal matches its commitments. */
import { isFireCard } from '../deck/draw';
import { BOX } from '../setup/components';
import type { Deal } from '../setup/deal';
import { dealTable, redealTable } from '../setup/deal';
import { seedCommitment, contributionCommitment, seededShuffle } from '../setup/commitments';
import { isFiveIdentical } from '../setup/redeal';
import type { PlayerCount } from '../variants/variant-rules';
import { dealFromRecord } from './replay';
import type { GameRecord } from './schema';

/** Commitments that a player saved at the table before the first move. */
export interface PinnedCommitments {
  readonly commitment?: string;
  readonly parts?: readonly (string | null)[]; // by seat, null for a seat without a commitment
}

/** One check: a random result or a commitment. */
export interface FairnessCheck {
  /** `commitment`, `pinned/commitment`, `part/SEAT`, `part/surplus`, `pinned/part/SEAT`, `houses/REGION`, `objectives/DECK`, `redeal/COUNT`, … */
  readonly name: string;
  readonly ok: boolean;
  readonly expected: unknown; // derived from seed and contributions, or pinned. Plain JSON
  readonly actual: unknown; // value in the record
}

export interface FairnessResult {
  readonly fair: boolean;
  readonly checks: readonly FairnessCheck[]; // in the order in which they were made
}

type Comparison = Omit<FairnessCheck, 'ok'>;

/**
 * Repeats every shuffle and compares it with the record. The record must match `recordSchema` but may break the rules.
 */
export function checkFairness(record: GameRecord, pins: PinnedCommitments = {}): FairnessResult {
  const comparisons = [
    ...comparePinned(record, pins),
    ...compareCommitments(record),
    ...compareShuffles(record),
    ...compareRedeals(record),
  ];
  const checks = comparisons.map((comparison) => ({
    ...comparison,
    ok: JSON.stringify(comparison.expected) === JSON.stringify(comparison.actual),
  }));
  return { fair: checks.every(({ ok }) => ok), checks };
}

function comparePinned(
  { commitment, entropyCommitments = [] }: GameRecord,
  pins: PinnedCommitments,
): readonly Comparison[] {
  const seedComparisons =
    pins.commitment === undefined
      ? []
      : [{ name: 'pinned/commitment', expected: pins.commitment, actual: commitment }];
  const seatComparisons = (pins.parts ?? []).map((seatCommitment, seat) => ({
    name: `pinned/part/${seat}`,
    expected: seatCommitment ?? '',
    actual: entropyCommitments[seat] ?? '',
  }));
  return [...seedComparisons, ...seatComparisons];
}

function compareCommitments(record: GameRecord): readonly Comparison[] {
  const { seed, commitment, entropies = [], entropyCommitments, players } = record;
  const seedComparison = { name: 'commitment', expected: seedCommitment(seed), actual: commitment };
  // Without commitments, the record is from another program or an older version.
  const seatComparisons = (entropyCommitments === undefined ? [] : players).map((_, seat) => ({
    name: `part/${seat}`,
    expected: expectedCommitment(entropies[seat]),
    actual: entropyCommitments?.[seat] ?? null,
  }));
  // No player pins a commitment beyond the seats, so the server could search for a contribution there.
  const surplus = [...entropies.slice(players.length), ...(entropyCommitments?.slice(players.length) ?? [])];
  const surplusComparison = { name: 'part/surplus', expected: [], actual: surplus };
  return [seedComparison, ...seatComparisons, surplusComparison];
}

/** Contributions have one fixed form, so that two lists of contributions never join to the same text. */
const expectedCommitment = (contribution: string | undefined): string | null => {
  if (contribution === undefined || contribution === '') return contribution ?? null;
  return /^[0-9a-f]{32}$/.test(contribution) ? contributionCommitment(contribution) : null;
};

function compareShuffles(record: GameRecord): readonly Comparison[] {
  const { seed, entropies = [], players, options } = record;
  const shuffle = seededShuffle(seed, entropies);
  const expectedShuffles = groupByShuffle(
    dealTable(BOX, players.length as PlayerCount, options.hiddenColours, shuffle),
  );
  const actualShuffles = groupByShuffle(dealFromRecord(record));
  return expectedShuffles.map(([name, value], index) => ({
    name,
    expected: value,
    actual: actualShuffles[index]?.[1],
  }));
}

/** Groups a deal by shuffle, in the order of the setup. */
function groupByShuffle(deal: Deal): readonly (readonly [name: string, gave: unknown])[] {
  return [
    ...Object.entries(BOX.regions).map(([region, districts]) => {
      const houses = Object.keys(districts).map((id) => [
        id,
        deal.houses[id as keyof Deal['houses']] ?? null,
      ]);
      return [`houses/${region}`, houses] as const;
    }),
    ['colours', deal.colours],
    ['pawns', deal.pawnColours],
    ['tokens', Object.entries(deal.tokens).sort(([a], [b]) => (a < b ? -1 : 1))],
    ...Object.keys(BOX.objectives).map(
      (deck, index) => [`objectives/${deck}`, deal.objectives.map((cards) => cards[index] ?? null)] as const,
    ),
    ['fire-cards', { hands: deal.hands, deck: deal.deck, unused: deal.unused }],
    ['start-seat', deal.startSeat],
  ];
}

/**
 * Repeats each redeal with the cards that the record has before it. `expected` is null if the hand was not five
 * identical cards. @source SET-3
 */
function compareRedeals(record: GameRecord): readonly Comparison[] {
  const { seed, entropies = [], players, setup, actions } = record;
  const shuffle = seededShuffle(seed, entropies);
  const hands = setup.hands.map((hand) => [...hand]);
  let { deck, unused } = setup;
  return actions
    .filter((action) => action.type === 'redeal')
    .map(({ seat, ...recordedRedeal }, index) => {
      const handBefore = hands[seat] ?? [];
      const cards = [...handBefore, ...deck.filter(isFireCard), ...unused];
      const playerCount = players.length as PlayerCount;
      const expectedRedeal = isFiveIdentical(handBefore)
        ? redealTable(BOX, cards, playerCount, index + 1, shuffle)
        : null;
      hands[seat] = recordedRedeal.hand;
      ({ deck, unused } = recordedRedeal);
      const { hand } = recordedRedeal;
      return {
        name: `redeal/${index + 1}`,
        expected: expectedRedeal && {
          seat,
          hand: expectedRedeal.hand,
          deck: expectedRedeal.deck,
          unused: expectedRedeal.unused,
        },
        actual: { seat, hand, deck, unused },
      };
    });
}
