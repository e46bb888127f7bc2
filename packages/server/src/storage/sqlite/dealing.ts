import type { Database } from './database';
import { judgeClosing, judgeShowing, withPart } from '../dealing';
import type { ShowsPart } from '../dealing';
import { shownPartsRow } from '../rows';
import type { MatchStore } from '../matches';
import type { MatchId, PersonId } from '../storage';
import { inOneGo } from './in-one-go';
import { promised } from './promised';
import { sqliteMatchBy } from './seats';

/** Parts that are shown; apart from whatever answers are made of until they are the match's entropies, and then too. */
export function sqliteDealing(db: Database): Pick<MatchStore, 'showPart' | 'closeDealing'> {
  const find = sqliteMatchBy(db);
  const shown = db.prepare('SELECT parts FROM match_secrets WHERE match_id = ?');
  const keep = db.prepare('UPDATE match_secrets SET parts = ? WHERE match_id = ?');
  const mark = db.prepare('UPDATE seats SET part_shown = 1 WHERE match_id = ? AND seat = ?');
  const add = db.prepare('UPDATE match_secrets SET entropies = parts WHERE match_id = ?');
  const begin = db.prepare(`UPDATE matches SET status = 'running' WHERE id = ?`);
  const touch = db.prepare('UPDATE matches SET updated_at = ? WHERE id = ?');
  const end = db.prepare(`UPDATE matches SET status = 'finished', closed_at = ? WHERE id = ?`);

  const show = inOneGo(db, (id: MatchId, shows: ShowsPart, at: number) => {
    const match = find(id);
    const judged = judgeShowing(match, shows);
    if (match === null || (judged.outcome !== 'shown' && judged.outcome !== 'begun')) return judged;
    const { parts } = shownPartsRow.parse(shown.get(id));
    keep.run(JSON.stringify(withPart(parts, match, shows)), id);
    mark.run(id, shows.seat);
    touch.run(at, id);
    if (judged.outcome === 'begun') {
      add.run(id);
      begin.run(id);
    }
    return judged;
  });

  const close = inOneGo(db, (id: MatchId, by: PersonId, at: number) => {
    const judged = judgeClosing(find(id), by);
    if (judged.outcome === 'closed') end.run(at, id);
    return judged;
  });

  return {
    showPart: (id, shows, at) => promised(() => show(id, shows, at)),
    closeDealing: (id, by, at) => promised(() => close(id, by, at)),
  };
}
