/** What people do about what others say at a table. */
import type { Seat } from '@great-fire/game';
import type { Muted, Tend } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import { block } from '../people/blocking';
import { namedOf, toldOf } from '../people/named';
import { hostOf } from '../storage/seating';
import type { StoredMatch } from '../storage/matches';
import type { PersonId, Storage } from '../storage/storage';
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
  const writerOf = async (key: string): Promise<PersonId> => {
    const by = (await line(key)).personId;
    if (by === null) throw refuse('not-found', 'Nobody known wrote this line.', 'line');
    if (by === personId) throw refuse('not-now', 'This is your own line.', 'line');
    return by;
  };
  const toldAnew = async (id: number): Promise<void> => {
    const now = await chat.find(match.id, id);
    if (now !== null) await say(match, now);
  };
  switch (tend.do) {
    case 'mute': {
      await care.mute(personId, await writerOf(tend.line), now());
      news.tell(personId, 'mutes');
      return {};
    }
    case 'block': {
      await block({ storage, now }, personId, await writerOf(tend.line));
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
      return { muted: (await namedOf(storage, await care.mutedBy(personId))).map(toldOf) };
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
