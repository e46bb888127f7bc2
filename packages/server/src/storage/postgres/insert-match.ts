import { promptedAt } from '../../lobby/rules/deal-commitments';
import type { StartStatus } from '../../lobby/rules/deal-commitments';
import type { NewMatch } from '../matches';
import type { MatchId, PersonId } from '../storage';
import type { Db } from './schema';

export interface InsertMatchOptions {
  readonly hostId: PersonId;
  readonly startStatus: StartStatus;
  readonly formerMatchId?: MatchId; // the table whose people asked for another game
}

/** Writes the row of a new table, and its secrets. */
export async function insertMatch(
  tx: Db,
  match: NewMatch,
  { hostId, startStatus, formerMatchId }: InsertMatchOptions,
): Promise<void> {
  const { id, at, secrets, profanityFilter = null } = match;
  await tx
    .insertInto('matches')
    .values({
      id,
      table_name: match.tableName,
      players: match.players,
      options: JSON.stringify(match.options),
      private: match.private ? 1 : 0,
      host_id: hostId,
      commitment: match.commitment,
      rules_version: match.rulesVersion,
      pace: JSON.stringify(match.timeControl),
      language: match.language,
      masks_talk: profanityFilter === null ? null : Number(profanityFilter),
      watch: match.spectatorPolicy.access,
      watch_delay: match.spectatorPolicy.delayMinutes,
      status: startStatus.status,
      parts_fixed: startStatus.areCommitmentsLocked ? 1 : 0,
      active_seat: null,
      created_at: at,
      updated_at: at,
      after_id: formerMatchId ?? null,
      called_at: promptedAt(startStatus, at),
    })
    .execute();
  const secret = { match_id: id, seed: secrets.seed, entropies: JSON.stringify(secrets.entropies) };
  await tx.insertInto('match_secrets').values(secret).execute();
}
