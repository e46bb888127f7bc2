/** Sits down with a contribution to the deal. The code for it is loaded on the press, so that no page carries it. */
import type { RematchSeat } from '@great-fire/protocol';

/**
 * Calls `claimSeat` with the commitment of a new contribution, or without if this browser cannot store one.
 *
 * @throws ApiRequestError
 */
export async function withContribution<T extends RematchSeat>(
  claimSeat: (fields: { readonly commitment?: string }) => Promise<T>,
): Promise<T> {
  // After a release of the server this chunk may be gone. The player then sits down without a contribution.
  const module = await import('./contributions.lazy').catch(() => null);
  const commitment = module?.createContribution() ?? null;
  const claim = await claimSeat(commitment === null ? {} : { commitment });
  if (module !== null && commitment !== null) await module.storeSeatCommitments(claim, commitment);
  return claim;
}
