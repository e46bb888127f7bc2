/** Sitting down with a part of the deal: what is needed for it comes with the press, so that no page carries it before. */
import type { RematchSeat } from '@great-fire/protocol';

/** Sits down by `claimSeat`, with the commitment of a part; where this browser can keep none, without. @throws ApiRequestError */
export async function withContribution<T extends RematchSeat>(
  claimSeat: (fields: { readonly commitment?: string }) => Promise<T>,
): Promise<T> {
  // A page whose server has a newer release may not find its script any more: who sits down then adds nothing yet.
  const module = await import('./contributions').catch(() => null);
  const commitment = module?.createContribution() ?? null;
  const claim = await claimSeat(commitment === null ? {} : { commitment });
  if (module !== null && commitment !== null) await module.onSeated(claim, commitment);
  return claim;
}
