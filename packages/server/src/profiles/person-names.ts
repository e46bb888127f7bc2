import type { PublicName } from '@great-fire/protocol';
import { newShortId } from '../shared/short-id';
import type { PersonId, Storage } from '../storage/storage';

/** Somebody as they are told of, and who that is, which is told to nobody. */
export interface NamedPerson extends PublicName {
  readonly id: PersonId;
}

/** People as somebody is told whom they keep at a distance. Who was forgotten has no handle, and is left out. */
export async function loadNames(
  { persons }: Pick<Storage, 'persons'>,
  ids: readonly PersonId[],
): Promise<readonly NamedPerson[]> {
  const result: NamedPerson[] = [];
  const stored = await persons.namesOf(ids);
  for (const id of ids) {
    const { name = null, handle: existingHandle = null } = stored.get(id) ?? {};
    const handle = existingHandle ?? (await persons.handleOf(id, newShortId));
    if (handle !== null && name !== null) result.push({ id, handle, name });
  }
  return result;
}

/** As others may be told of them. */
export const toPublicName = ({ handle, name }: NamedPerson): PublicName => ({ handle, name });
