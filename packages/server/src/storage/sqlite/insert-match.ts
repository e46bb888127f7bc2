import type { Database } from './database';
import { promptedAt } from '../../lobby/rules/deal-commitments';
import type { StartStatus } from '../../lobby/rules/deal-commitments';
import type { NewMatch } from '../matches';
import type { MatchId, PersonId } from '../storage';

export interface InsertMatchOptions {
  readonly hostId: PersonId;
  readonly startStatus: StartStatus;
  readonly formerMatchId?: MatchId; // the table whose people asked for another game
}

/** Writes the row of a new table, and its secrets. */
export function sqliteInsertMatch(db: Database): (match: NewMatch, options: InsertMatchOptions) => void {
  const insert = db.prepare(`
    INSERT INTO matches (id, table_name, players, options, private, host_id, commitment, rules_version, pace, language,
      masks_talk, watch, watch_delay, status, parts_fixed, created_at, updated_at, after_id, called_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const insertSecrets = db.prepare('INSERT INTO match_secrets (match_id, seed, entropies) VALUES (?, ?, ?)');
  return (match, { hostId, startStatus, formerMatchId }) => {
    const { profanityFilter = null } = match;
    insert.run(
      match.id,
      match.tableName,
      match.players,
      JSON.stringify(match.options),
      match.private ? 1 : 0,
      hostId,
      match.commitment,
      match.rulesVersion,
      JSON.stringify(match.timeControl),
      match.language,
      profanityFilter === null ? null : Number(profanityFilter),
      match.spectatorPolicy.access,
      match.spectatorPolicy.delayMinutes,
      startStatus.status,
      startStatus.areCommitmentsLocked ? 1 : 0,
      match.at,
      match.at,
      formerMatchId ?? null,
      promptedAt(startStatus, match.at),
    );
    insertSecrets.run(match.id, match.secrets.seed, JSON.stringify(match.secrets.entropies));
  };
}
