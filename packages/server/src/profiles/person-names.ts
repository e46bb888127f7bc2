import type { PublicName } from '@great-fire/protocol';
import { newShortId } from '../shared/random-id';
import type { Storage } from '../storage/storage';
import type { PersonId } from '../entities/match';

/** A person's public name with the internal id, which no client receives. */
interface NamedPerson extends PublicName {
  readonly id: PersonId;
}

/** Returns the public names of persons, in the order of `ids`. Leaves out erased persons, who have no handle. */
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

export const toPublicName = ({ handle, name }: NamedPerson): PublicName => ({ handle, name });
