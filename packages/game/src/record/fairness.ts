/** SEC-6: checks that a record's table was dealt from its seed and contributions alone (docs/fairness.md). */
import { isFireCard } from '../deck/draw';
import { BOX, boxFor } from '../setup/components';
import { type Deal, dealTable, redealTable } from '../setup/deal';
import { seedCommitment, seededShuffle } from '../setup/commitments';
import { isFiveIdentical } from '../setup/redeal';
import type { PlayerCount } from '../variants/variant-rules';
import { dealFromRecord } from './replay';
import type { GameRecord } from './schema';

/** Evidence of a player from before the first move. */
export interface ClaimedEvidence {
  readonly commitment?: string; // to the seed, as the table showed it
  readonly contribution?: string; // of the player's seat
}

/** One check: a random result or a commitment. */
export interface FairnessCheck {
  /** `commitment`, `own/commitment`, `part/SEAT`, `part/surplus`, `own/part`, `houses/REGION`, `objectives/DECK`, `redeal/COUNT`, … */
  readonly name: string;
  readonly ok: boolean;
  readonly expected: unknown; // derived from seed and contributions, or the evidence. Plain JSON
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
export function checkFairness(record: GameRecord, evidence: ClaimedEvidence = {}): FairnessResult {
  const comparisons = [
    ...compareEvidence(record, evidence),
    ...compareContributions(record),
    ...compareShuffles(record),
    ...compareRedeals(record),
  ];
  const checks = comparisons.map((comparison) => ({
    ...comparison,
    ok: JSON.stringify(comparison.expected) === JSON.stringify(comparison.actual),
  }));
  return { fair: checks.every(({ ok }) => ok), checks };
}

function compareEvidence(
  { commitment: recorded, entropies = [] }: GameRecord,
  { commitment, contribution }: ClaimedEvidence,
): readonly Comparison[] {
  const isOwn = (other: string) => other === contribution;
  return [
    ...(commitment === undefined ? [] : [{ name: 'own/commitment', expected: commitment, actual: recorded }]),
    ...(contribution === undefined
      ? []
      : [{ name: 'own/part', expected: contribution, actual: entropies.find(isOwn) ?? null }]),
  ];
}

function compareContributions({
  seed,
  commitment,
  entropies = [],
  players,
}: GameRecord): readonly Comparison[] {
  // If no seat contributed, the list is empty. Two forms of one list would be two deals to choose from.
  const contributors = entropies.length === 0 ? [] : players;
  return [
    { name: 'commitment', expected: seedCommitment(seed), actual: commitment },
    ...contributors.map(({ bot }, seat) => {
      const contribution = entropies[seat] ?? null;
      const isCopy = entropies.indexOf(contribution ?? '') < seat;
      const isAllowed = bot === null && CONTRIBUTION.test(contribution ?? '') && !isCopy;
      return { name: `part/${seat}`, expected: isAllowed ? contribution : '', actual: contribution };
    }),
    // The server could search for a contribution beyond the seats, as for one of a bot.
    { name: 'part/surplus', expected: [], actual: entropies.slice(players.length) },
  ];
}

/** Contributions have one fixed form, so that two lists of contributions never join to the same text. */
const CONTRIBUTION = /^[0-9a-f]{32}$/;

function compareShuffles(record: GameRecord): readonly Comparison[] {
  const { seed, entropies = [], players, options } = record;
  const shuffle = seededShuffle(seed, entropies);
  const expectedShuffles = groupByShuffle(
    dealTable(boxFor(options), players.length as PlayerCount, options.hiddenColours, shuffle),
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
