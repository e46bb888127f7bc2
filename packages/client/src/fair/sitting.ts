/** Sitting down with a part of the deal: what is needed for it comes with the press, so that no page carries it before. */
import type { SeatedAgain } from '@great-fire/protocol';

/** Sits down by `sit`, with the commitment of a part; where this browser can keep none, without. @throws ApiFailure */
export async function withPart<T extends SeatedAgain>(
  sit: (adds: { readonly part?: string }) => Promise<T>,
): Promise<T> {
  // A page whose server has a newer release may not find its script any more: who sits down then adds nothing yet.
  const deal = await import('./parts').catch(() => null);
  const part = deal?.drawPart() ?? null;
  const given = await sit(part === null ? {} : { part });
  if (deal !== null && part !== null) await deal.seated(given, part);
  return given;
}
