import { calledBy } from '../parts';
import type { Stand } from '../parts';
import type { NewMatch } from '../matches';
import type { MatchId, PersonId } from '../storage';
import type { Tabled } from './tables';

export interface Opened {
  readonly hostId: PersonId;
  readonly stands: Stand;
  readonly after?: MatchId; // the table whose people asked for another game
}

/** Writes the row of a new table, and its secrets. */
export async function writeTable(
  tx: Tabled,
  match: NewMatch,
  { hostId, stands, after }: Opened,
): Promise<void> {
  const { id, at, secrets, masksTalk = null } = match;
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
      pace: JSON.stringify(match.pace),
      language: match.language,
      masks_talk: masksTalk === null ? null : Number(masksTalk),
      watch: match.watching.who,
      watch_delay: match.watching.delayMinutes,
      status: stands.status,
      parts_fixed: stands.arePartsFixed ? 1 : 0,
      active_seat: null,
      created_at: at,
      updated_at: at,
      after_id: after ?? null,
      called_at: calledBy(stands, at),
    })
    .execute();
  const secret = { match_id: id, seed: secrets.seed, entropies: JSON.stringify(secrets.entropies) };
  await tx.insertInto('match_secrets').values(secret).execute();
}
