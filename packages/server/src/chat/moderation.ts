/** Moderation of chat lines: mute, block, report and remove. */
import type { MutedPersons, ModerationAction } from '@great-fire/protocol';
import type { Seat } from '@great-fire/game';
import { hostOf } from '../table-setup/host';
import { apiError } from '../errors/api-error';
import { block } from '../profiles/blocking';
import { loadNames, toPublicName } from '../profiles/person-names';
import type { Storage } from '../storage/storage';
import type { StoredChatLine } from '../storage/chat';
import type { PersonId, StoredMatch } from '../entities/match';
import { canReadChannel } from './channels';

interface ModerationDeps {
  readonly storage: Pick<Storage, 'blocks' | 'chat' | 'moderation' | 'persons'>;
  readonly now: () => number;
}

interface Actor {
  readonly personId: PersonId;
  readonly seat: Seat | null;
}

/**
 * Executes a moderation action of a person.
 *
 * @throws ApiError `not-found` for a missing or hidden line and for an unknown person, `not-allowed-now` for the
 * person's own line, `not-host` if only the host may do it
 */
export async function moderateChat(
  { storage, now }: ModerationDeps,
  match: StoredMatch,
  { personId, seat }: Actor,
  action: ModerationAction,
): Promise<Partial<MutedPersons>> {
  const { moderation, chat, persons } = storage;
  const requireLine = async (key: string): Promise<StoredChatLine> => {
    const found = await chat.byKey(match.id, key);
    if (found === null || !canReadChannel(seat, found.channel, match.status))
      throw apiError('line-not-found');
    return found;
  };
  const authorOf = async (key: string): Promise<PersonId> => {
    const authorId = (await requireLine(key)).personId;
    if (authorId === null) throw apiError('author-not-found');
    if (authorId === personId) throw apiError('own-line');
    return authorId;
  };
  switch (action.type) {
    case 'mute':
      await moderation.mute(personId, await authorOf(action.lineId), now());
      return {};
    case 'block':
      await block({ storage, now }, personId, await authorOf(action.lineId));
      return {};
    case 'unmute': {
      const mutedPerson = await persons.byHandle(action.handle);
      if (mutedPerson === null) throw apiError('handle-not-found');
      await moderation.unmute(personId, mutedPerson.id);
      return {};
    }
    case 'list-muted':
      return { muted: (await loadNames(storage, await moderation.mutedBy(personId))).map(toPublicName) };
    case 'report': {
      const { id } = await requireLine(action.lineId);
      await moderation.report(match.id, id, personId, now());
      return {};
    }
    case 'remove': {
      if (hostOf(match) !== personId) throw apiError('line-removed-by-player');
      const { id } = await requireLine(action.lineId);
      await moderation.removeLine(match.id, id, 'host');
      return {};
    }
  }
}
