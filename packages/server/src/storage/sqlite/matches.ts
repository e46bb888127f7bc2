import type { Database } from './database';
import type { MatchStore, NewBot, NewMatch, NewSeat } from '../matches';
import { sqliteRematch } from './rematch';
import { sqliteDealReveal } from './deal-reveal';
import { transaction } from './transaction';
import { sqliteLists } from './lists';
import { sqliteInsertMatch } from './insert-match';
import { toPromise } from './to-promise';
import { idRow, parseOptional, seatHolderRow, secretsRow, openScoresJson, versionRow } from '../row-schemas';
import { WAITING, statusAfterStart } from '../../lobby/rules/deal-commitments';
import { openingBots } from '../../lobby/rules/seats';
import { sqliteFindMatch, sqliteSeats, sqliteInsertSeat } from './seats';

/** Tables: opened, listed, joined, begun. */
export function sqliteMatches(db: Database): MatchStore {
  const insertMatch = sqliteInsertMatch(db);
  const insertSeat = sqliteInsertSeat(db);
  const findMatch = sqliteFindMatch(db);
  const selectSecrets = db.prepare('SELECT seed, entropies FROM match_secrets WHERE match_id = ?');
  const selectByToken = db.prepare('SELECT * FROM seats WHERE token_hash = ?');
  const selectInFirstTurn = db.prepare(`SELECT id FROM matches WHERE status = 'running' AND turn = 0`);
  // A beginning that a crash cut short has no seat noted yet.
  const selectAwaitingBots = db.prepare(`
    SELECT id FROM matches WHERE status = 'running' AND updated_at <= ? AND EXISTS (
      SELECT 1 FROM seats WHERE match_id = id AND seat = coalesce(active_seat, seat) AND bot IS NOT NULL
    ) ORDER BY updated_at, id LIMIT ?`);
  const selectVersions = db.prepare(
    `SELECT DISTINCT rules_version FROM matches WHERE status IN ('open', 'running') ORDER BY rules_version`,
  );
  const setSeenAt = db.prepare('UPDATE matches SET seen_at = ? WHERE id = ?');
  const selectAbandoned = db.prepare(`
    SELECT id FROM matches
    WHERE status IN ('open', 'running') AND max(updated_at, coalesce(seen_at, 0)) < CASE
      WHEN status = 'running' THEN ?
      WHEN status = 'open' AND json_extract(pace, '$.clock.kind') = 'correspondence' THEN ?
      WHEN status = 'open' THEN ?
    END
    ORDER BY updated_at, id LIMIT ?`);
  const closeMatch = db.prepare(`
    UPDATE matches SET status = 'finished', active_seat = NULL, due_at = NULL, closed_at = ?
    WHERE id = ? AND status IN ('open', 'running')`);
  const deleteMatch = db.prepare('DELETE FROM matches WHERE id = ?');
  const updateProgress = db.prepare(`
    UPDATE matches SET status = ?, turn = ?, active_seat = ?, step = ?, burning = ?, standing = ?
    WHERE id = ? AND state_id = ?`);
  const setInitialState = db.prepare(
    'UPDATE matches SET conduct = ?, due_at = ?, called_at = ? WHERE id = ? AND state_id = ? AND conduct IS NULL',
  );

  const open = transaction(db, (match: NewMatch, opener: NewSeat, bots: readonly NewBot[]) => {
    const startStatus = bots.length === match.players - 1 ? statusAfterStart([opener]) : WAITING;
    insertMatch(match, { hostId: opener.personId, startStatus });
    insertSeat.person(match.id, 0, opener);
    for (const bot of openingBots(opener.name, bots)) insertSeat.bot(match.id, bot.seat, bot.name, bot);
    return { isStarted: startStatus.status === 'running' };
  });

  const writeProgress = transaction(
    db,
    (...[id, stateId, progress, initialTableState]: Parameters<MatchStore['setProgress']>) => {
      const columns = [progress.step, JSON.stringify(progress.burning), openScoresJson(progress)];
      updateProgress.run(progress.status, progress.turn, progress.activeSeat, ...columns, id, stateId);
      setInitialState.run(
        JSON.stringify(initialTableState.state),
        initialTableState.dueAt,
        initialTableState.state.clock.since,
        id,
        stateId,
      );
    },
  );

  return {
    ...sqliteSeats(db),
    ...sqliteRematch(db),
    ...sqliteDealReveal(db),
    ...sqliteLists(db),
    open: (match, opener, bots = []) => toPromise(() => open(match, opener, bots)),
    find: (id) => toPromise(() => findMatch(id)),
    secretsOf: (id) => toPromise(() => parseOptional(secretsRow, selectSecrets.get(id))),
    seatByToken: (tokenHash) => toPromise(() => parseOptional(seatHolderRow, selectByToken.get(tokenHash))),
    inFirstTurn: () => toPromise(() => selectInFirstTurn.all().map((row) => idRow.parse(row).id)),
    awaitingBots: (before, limit) =>
      toPromise(() => selectAwaitingBots.all(before, limit).map((row) => idRow.parse(row).id)),
    rulesVersionsInUse: () =>
      toPromise(() => selectVersions.all().map((row) => versionRow.parse(row).rules_version)),
    touch: (id, at) =>
      toPromise(() => {
        setSeenAt.run(at, id);
      }),
    abandoned: ({ running, open: waiting, openCorrespondence }, limit) =>
      toPromise(() =>
        selectAbandoned.all(running, openCorrespondence, waiting, limit).map((row) => idRow.parse(row).id),
      ),
    close: (id, at) => toPromise(() => closeMatch.run(at, id).changes === 1),
    remove: (id) => toPromise(() => deleteMatch.run(id).changes === 1),
    setProgress: (id, stateId, progress, initialTableState) =>
      toPromise(() => {
        writeProgress(id, stateId, progress, initialTableState);
      }),
  };
}
