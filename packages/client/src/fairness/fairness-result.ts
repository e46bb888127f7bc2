/** The result of the fairness check of a record, grouped as the report shows it. */
import type { GameRecord } from '@great-fire/game/record';
import { checkFairness } from '@great-fire/game/fairness';
import type { FairnessCheck } from '@great-fire/game/fairness';
import type { StoredCommitments } from './commitment-store';

export interface FairnessResult {
  readonly isFair: boolean;
  readonly durationMs: number; // duration of the check
  readonly isSeedValid: boolean; // matches the commitment in the record
  readonly comparison: {
    readonly isSeedSame: boolean;
    readonly areContributionsSame: boolean | null; // null: the list was not seen
    readonly isOwnIncluded: boolean | null; // null: no contribution of this browser
  } | null; // null: nothing stored
  readonly contributions: readonly {
    readonly name: string;
    readonly commitment: string;
    readonly isValid: boolean;
  }[]; // by seat; commitment '': none
  readonly shuffles: readonly FairnessCheck[];
}

const isShuffle = ({ name }: FairnessCheck): boolean => !/^(pinned\/|part\/|commitment$)/.test(name);

/** Repeats every shuffle of a record and compares it with the stored commitments. */
export function checkRecordFairness(record: GameRecord, stored: StoredCommitments | null): FairnessResult {
  const startedAt = performance.now();
  const expected =
    stored === null
      ? {}
      : { commitment: stored.commitment, ...(stored.parts !== null && { parts: stored.parts }) };
  const { fair, checks } = checkFairness(record, expected);
  const durationMs = performance.now() - startedAt;
  const isCheckValid = (name: string): boolean => checks.every((check) => check.name !== name || check.ok);
  const { entropyCommitments = [], entropies = [], players } = record;
  const ownCommitment = stored?.mine ?? null;
  const isOwnIncluded = ownCommitment === null ? null : entropyCommitments.includes(ownCommitment);
  return {
    isFair: fair && isOwnIncluded !== false,
    durationMs,
    isSeedValid: isCheckValid('commitment'),
    comparison: stored && {
      isSeedSame: isCheckValid('pinned/commitment'),
      areContributionsSame:
        stored.parts &&
        checks.every(({ name, ok: isCheckOk }) => isCheckOk || !name.startsWith('pinned/part/')),
      isOwnIncluded: isOwnIncluded,
    },
    contributions: players.map(({ name }, seat) => ({
      name,
      commitment: entropyCommitments[seat] ?? '',
      isValid:
        isCheckValid(`part/${seat}`) &&
        ((entropyCommitments[seat] ?? '') === '') === ((entropies[seat] ?? '') === ''),
    })),
    shuffles: checks.filter(isShuffle),
  };
}
