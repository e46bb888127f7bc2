import type { Named } from '@great-fire/protocol';
import { newMatchId as newHandle } from '../lobby/match-id';
import type { PersonId, Storage } from '../storage/storage';

/** People as somebody is told whom they keep at a distance. Who was forgotten has no handle, and is left out. */
export async function namedOf(
  { persons }: Pick<Storage, 'persons'>,
  ids: readonly PersonId[],
): Promise<readonly Named[]> {
  const named: Named[] = [];
  for (const id of ids) {
    const handle = await persons.handleOf(id, newHandle);
    const name = (await persons.find(id))?.name ?? null;
    if (handle !== null && name !== null) named.push({ handle, name });
  }
  return named;
}
