/** What people do about what others say at a table. */
import type { Seat } from '@great-fire/game';
import type { MutedPersons, ModerationAction } from '@great-fire/protocol';
import { apiError } from '../errors/api-error';
import { block } from '../profiles/blocking';
import { loadNames, toPublicName } from '../profiles/person-names';
import { hostOf } from '../lobby/rules/seats';
import type { StoredMatch } from '../storage/matches';
import type { PersonId, Storage } from '../storage/storage';
import type { StoredChatLine } from '../storage/chat';
import { canReadChannel } from './channels';

export interface ModerationDeps {
  readonly storage: Storage;
  readonly now: () => number;
  /** Tells a line anew. */
  readonly broadcastLine: (match: StoredMatch, line: StoredChatLine) => Promise<unknown>;
}

interface Actor {
  readonly personId: PersonId;
  readonly seat: Seat | null;
}

/** @throws ApiError where the line is not theirs to hear, nobody known wrote it, or they are not the host */
export async function moderateChat(
  { storage, now, broadcastLine }: ModerationDeps,
  match: StoredMatch,
  { personId, seat }: Actor,
  action: ModerationAction,
): Promise<Partial<MutedPersons>> {
  const { moderation, chat, persons, changes } = storage;
  const requireLine = async (key: string): Promise<StoredChatLine> => {
    const found = await chat.byKey(match.id, key);
    if (found === null || !canReadChannel(seat, found.channel, match.status))
      throw apiError('not-found', 'There is no such line.', 'line');
    return found;
  };
  const authorOf = async (key: string): Promise<PersonId> => {
    const authorId = (await requireLine(key)).personId;
    if (authorId === null) throw apiError('not-found', 'Nobody known wrote this line.', 'line');
    if (authorId === personId) throw apiError('not-allowed-now', 'This is your own line.', 'line');
    return authorId;
  };
  const rebroadcast = async (id: number): Promise<void> => {
    const updatedLine = await chat.find(match.id, id);
    if (updatedLine !== null) await broadcastLine(match, updatedLine);
  };
  switch (action.type) {
    case 'mute': {
      await moderation.mute(personId, await authorOf(action.lineId), now());
      changes.publish(personId, 'mutes');
      return {};
    }
    case 'block': {
      await block({ storage, now }, personId, await authorOf(action.lineId));
      return {};
    }
    case 'unmute': {
      const mutedPerson = await persons.byHandle(action.handle);
      if (mutedPerson === null) throw apiError('not-found', 'There is nobody of this handle.', 'handle');
      await moderation.unmute(personId, mutedPerson.id);
      changes.publish(personId, 'mutes');
      return {};
    }
    case 'list-muted':
      return { muted: (await loadNames(storage, await moderation.mutedBy(personId))).map(toPublicName) };
    case 'report': {
      const { id } = await requireLine(action.lineId);
      await moderation.report(match.id, id, personId, now());
      await rebroadcast(id);
      return {};
    }
    case 'remove': {
      if (hostOf(match) !== personId)
        throw apiError('not-host', 'Only the host of the table may take a line out.');
      const { id } = await requireLine(action.lineId);
      await moderation.removeLine(match.id, id, 'host');
      await rebroadcast(id);
      return {};
    }
  }
}
