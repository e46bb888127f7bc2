/** What people do about what others say at a table. */
import type { Seat } from '@great-fire/game';
import type { Muted, Tend } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import { newMatchId as newHandle } from '../lobby/match-id';
import { hostOf } from '../storage/seating';
import type { PersonId, Storage, StoredMatch } from '../storage/storage';
import type { StoredLine } from '../storage/talk';
import { hears } from './channels';

export interface TendingParts {
  readonly storage: Storage;
  readonly now: () => number;
  /** Tells a line anew. */
  readonly say: (match: StoredMatch, line: StoredLine) => Promise<unknown>;
}

interface Who {
  readonly personId: PersonId;
  readonly seat: Seat | null;
}

/** @throws ApiError where the line is not theirs to hear, nobody known wrote it, or they are not the host */
export async function tendTalk(
  { storage, now, say }: TendingParts,
  match: StoredMatch,
  { personId, seat }: Who,
  tend: Tend,
): Promise<Partial<Muted>> {
  const { care, chat, persons, news } = storage;
  const line = async (key: string): Promise<StoredLine> => {
    const found = await chat.byKey(match.id, key);
    if (found === null || !hears(seat, found.channel, match.status))
      throw refuse('not-found', 'There is no such line.', 'line');
    return found;
  };
  const toldAnew = async (id: number): Promise<void> => {
    const now = await chat.find(match.id, id);
    if (now !== null) await say(match, now);
  };
  switch (tend.do) {
    case 'mute': {
      const by = (await line(tend.line)).personId;
      if (by === null) throw refuse('not-found', 'Nobody known wrote this line.', 'line');
      if (by === personId) throw refuse('not-now', 'This is your own line.', 'line');
      await care.mute(personId, by, now());
      news.tell(personId, 'mutes');
      return {};
    }
    case 'unmute': {
      const muted = await persons.byHandle(tend.handle);
      if (muted === null) throw refuse('not-found', 'There is nobody of this handle.', 'handle');
      await care.unmute(personId, muted.id);
      news.tell(personId, 'mutes');
      return {};
    }
    case 'muted':
      return { muted: await mutedBy(storage, personId) };
    case 'report': {
      const { id } = await line(tend.line);
      await care.report(match.id, id, personId, now());
      await toldAnew(id);
      return {};
    }
    case 'remove': {
      if (hostOf(match) !== personId)
        throw refuse('not-host', 'Only the host of the table may take a line out.');
      const { id } = await line(tend.line);
      await care.remove(match.id, id, 'host');
      await toldAnew(id);
      return {};
    }
  }
}

/** Who was forgotten has no handle, and says nothing any more. */
async function mutedBy({ care, persons }: Storage, personId: PersonId): Promise<Muted['muted']> {
  const muted: { readonly handle: string; readonly name: string }[] = [];
  for (const id of await care.mutedBy(personId)) {
    const handle = await persons.handleOf(id, newHandle);
    const name = (await persons.find(id))?.name ?? null;
    if (handle !== null && name !== null) muted.push({ handle, name });
  }
  return muted;
}
