import type { Named } from '@great-fire/protocol';
import { newMatchId as newHandle } from '../lobby/match-id';
import type { PersonId, Storage } from '../storage/storage';

/** Somebody as they are told of, and who that is, which is told to nobody. */
export interface NamedPerson extends Named {
  readonly id: PersonId;
}

/** People as somebody is told whom they keep at a distance. Who was forgotten has no handle, and is left out. */
export async function namedOf(
  { persons }: Pick<Storage, 'persons'>,
  ids: readonly PersonId[],
): Promise<readonly NamedPerson[]> {
  const named: NamedPerson[] = [];
  const known = await persons.named(ids);
  for (const id of ids) {
    const { name = null, handle: had = null } = known.get(id) ?? {};
    const handle = had ?? (await persons.handleOf(id, newHandle));
    if (handle !== null && name !== null) named.push({ id, handle, name });
  }
  return named;
}

/** As others may be told of them. */
export const toldOf = ({ handle, name }: NamedPerson): Named => ({ handle, name });
