import type { Database } from './database';
import type { MatchStore, NewBot, NewMatch, NewSeat } from '../matches';
import { sqliteAgain } from './again';
import { sqliteDealing } from './dealing';
import { inOneGo } from './in-one-go';
import { sqliteLists } from './lists';
import { sqliteOpening } from './opening';
import { promised } from './promised';
import { idRow, optional, seatHolderRow, secretsRow, standingText, versionRow } from '../rows';
import { WAITING, startedWith } from '../parts';
import { botsBeside } from '../seating';
import { sqliteMatchBy, sqliteSeats, sqliteSitDown } from './seats';

/** Tables: opened, listed, joined, begun. */
export function sqliteMatches(db: Database): MatchStore {
  const write = sqliteOpening(db);
  const sitDown = sqliteSitDown(db);
  const find = sqliteMatchBy(db);
  const secretsOf = db.prepare('SELECT seed, entropies FROM match_secrets WHERE match_id = ?');
  const byToken = db.prepare('SELECT * FROM seats WHERE token_hash = ?');
  const inSetup = db.prepare(`SELECT id FROM matches WHERE status = 'running' AND turn = 0`);
  // A beginning that a crash cut short has no seat noted yet.
  const awaitingBots = db.prepare(`
    SELECT id FROM matches WHERE status = 'running' AND updated_at <= ? AND EXISTS (
      SELECT 1 FROM seats WHERE match_id = id AND seat = coalesce(active_seat, seat) AND bot IS NOT NULL
    ) ORDER BY updated_at, id LIMIT ?`);
  const versions = db.prepare(
    `SELECT DISTINCT rules_version FROM matches WHERE status IN ('open', 'running') ORDER BY rules_version`,
  );
  const seen = db.prepare('UPDATE matches SET seen_at = ? WHERE id = ?');
  const deserted = db.prepare(`
    SELECT id FROM matches
    WHERE status IN ('open', 'running') AND max(updated_at, coalesce(seen_at, 0)) < CASE
      WHEN status = 'running' THEN ?
      WHEN status = 'open' AND json_extract(pace, '$.clock.kind') = 'days' THEN ?
      WHEN status = 'open' THEN ?
    END
    ORDER BY updated_at, id LIMIT ?`);
  const close = db.prepare(`
    UPDATE matches SET status = 'finished', active_seat = NULL, due_at = NULL, closed_at = ?
    WHERE id = ? AND status IN ('open', 'running')`);
  const remove = db.prepare('DELETE FROM matches WHERE id = ?');
  const progress = db.prepare(`
    UPDATE matches SET status = ?, turn = ?, active_seat = ?, step = ?, burning = ?, standing = ?
    WHERE id = ? AND state_id = ?`);
  const conduct = db.prepare(
    'UPDATE matches SET conduct = ?, due_at = ?, called_at = ? WHERE id = ? AND state_id = ? AND conduct IS NULL',
  );

  const open = inOneGo(db, (match: NewMatch, opener: NewSeat, bots: readonly NewBot[]) => {
    const stands = bots.length === match.players - 1 ? startedWith([opener]) : WAITING;
    write(match, { hostId: opener.personId, stands });
    sitDown.person(match.id, 0, opener);
    for (const bot of botsBeside(opener.name, bots)) sitDown.bot(match.id, bot.seat, bot.name, bot);
    return { began: stands.status === 'running' };
  });

  const begin = inOneGo(db, (...[id, stateId, now, first]: Parameters<MatchStore['setProgress']>) => {
    const told = [now.step, JSON.stringify(now.burning), standingText(now)];
    progress.run(now.status, now.turn, now.activeSeat, ...told, id, stateId);
    conduct.run(JSON.stringify(first.conduct), first.dueAt, first.conduct.clock.since, id, stateId);
  });

  return {
    ...sqliteSeats(db),
    ...sqliteAgain(db),
    ...sqliteDealing(db),
    ...sqliteLists(db),
    open: (match, opener, bots = []) => promised(() => open(match, opener, bots)),
    find: (id) => promised(() => find(id)),
    secretsOf: (id) => promised(() => optional(secretsRow, secretsOf.get(id))),
    byToken: (tokenHash) => promised(() => optional(seatHolderRow, byToken.get(tokenHash))),
    inSetup: () => promised(() => inSetup.all().map((row) => idRow.parse(row).id)),
    awaitingBots: (before, limit) =>
      promised(() => awaitingBots.all(before, limit).map((row) => idRow.parse(row).id)),
    versionsInPlay: () => promised(() => versions.all().map((row) => versionRow.parse(row).rules_version)),
    seen: (id, at) =>
      promised(() => {
        seen.run(at, id);
      }),
    deserted: ({ running, open: waiting, openForDays }, limit) =>
      promised(() => deserted.all(running, openForDays, waiting, limit).map((row) => idRow.parse(row).id)),
    close: (id, at) => promised(() => close.run(at, id).changes === 1),
    remove: (id) => promised(() => remove.run(id).changes === 1),
    setProgress: (id, stateId, now, first) =>
      promised(() => {
        begin(id, stateId, now, first);
      }),
  };
}
