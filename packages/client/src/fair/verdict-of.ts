/** What a check of a record comes to, sorted by what the page says of it. */
import type { GameRecord } from '@great-fire/game';
import { checkFairness } from '@great-fire/game/fairness';
import type { Checked } from '@great-fire/game/fairness';
import type { Pins } from './pins';

export interface Verdict {
  readonly fair: boolean;
  readonly ms: number; // that it took
  readonly seed: boolean; // it has the fingerprint that the record says
  readonly pinned: {
    readonly seed: boolean;
    readonly parts: boolean | null; // null: the list was not seen
    readonly mine: boolean | null; // null: this browser added nothing
  } | null; // null: this browser kept nothing
  readonly parts: readonly { readonly name: string; readonly commitment: string; readonly fits: boolean }[]; // by seat; '' adds nothing
  readonly shuffles: readonly Checked[];
}

const isShuffle = ({ name }: Checked): boolean => !/^(pinned\/|part\/|commitment$)/.test(name);

/** Does every shuffle of a record again, and compares what was kept before. */
export function verdictOf(record: GameRecord, pins: Pins | null): Verdict {
  const from = performance.now();
  const kept =
    pins === null ? {} : { commitment: pins.commitment, ...(pins.parts !== null && { parts: pins.parts }) };
  const { fair, checks } = checkFairness(record, kept);
  const ms = performance.now() - from;
  const fits = (name: string): boolean => checks.every((one) => one.name !== name || one.fits);
  const { entropyCommitments = [], entropies = [], players } = record;
  const mine = pins?.mine ?? null;
  const hasMine = mine === null ? null : entropyCommitments.includes(mine);
  return {
    fair: fair && hasMine !== false,
    ms,
    seed: fits('commitment'),
    pinned: pins && {
      seed: fits('pinned/commitment'),
      parts: pins.parts && checks.every(({ name, fits: one }) => one || !name.startsWith('pinned/part/')),
      mine: hasMine,
    },
    parts: players.map(({ name }, seat) => ({
      name,
      commitment: entropyCommitments[seat] ?? '',
      fits:
        fits(`part/${seat}`) &&
        ((entropyCommitments[seat] ?? '') === '') === ((entropies[seat] ?? '') === ''),
    })),
    shuffles: checks.filter(isShuffle),
  };
}
