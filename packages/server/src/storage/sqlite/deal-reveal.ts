import type { Database } from './database';
import { decideCancelDeal, decideReveal, withReveal } from '../../lobby/rules/deal-reveal';
import type { RevealInput } from '../../lobby/rules/deal-reveal';
import { revealsRow } from '../row-schemas';
import type { MatchStore } from '../matches';
import type { MatchId, PersonId } from '../storage';
import { transaction } from './transaction';
import { toPromise } from './to-promise';
import { sqliteFindMatch } from './seats';

/** Parts that are shown; apart from whatever answers are made of until they are the match's entropies, and then too. */
export function sqliteDealReveal(db: Database): Pick<MatchStore, 'reveal' | 'cancelDeal'> {
  const findMatch = sqliteFindMatch(db);
  const selectReveals = db.prepare('SELECT parts FROM match_secrets WHERE match_id = ?');
  const setReveals = db.prepare('UPDATE match_secrets SET parts = ? WHERE match_id = ?');
  const markRevealed = db.prepare('UPDATE seats SET part_shown = 1 WHERE match_id = ? AND seat = ?');
  const setEntropies = db.prepare('UPDATE match_secrets SET entropies = parts WHERE match_id = ?');
  const startGame = db.prepare(`UPDATE matches SET status = 'running' WHERE id = ?`);
  const touch = db.prepare('UPDATE matches SET updated_at = ? WHERE id = ?');
  const endGame = db.prepare(`UPDATE matches SET status = 'finished', closed_at = ? WHERE id = ?`);

  const reveal = transaction(db, (id: MatchId, input: RevealInput, at: number) => {
    const match = findMatch(id);
    const decision = decideReveal(match, input);
    if (match === null || (decision.outcome !== 'shown' && decision.outcome !== 'begun')) return decision;
    const { parts: revealed } = revealsRow.parse(selectReveals.get(id));
    setReveals.run(JSON.stringify(withReveal(revealed, match, input)), id);
    markRevealed.run(id, input.seat);
    touch.run(at, id);
    if (decision.outcome === 'begun') {
      setEntropies.run(id);
      startGame.run(id);
    }
    return decision;
  });

  const cancel = transaction(db, (id: MatchId, by: PersonId, at: number) => {
    const decision = decideCancelDeal(findMatch(id), by);
    if (decision.outcome === 'closed') endGame.run(at, id);
    return decision;
  });

  return {
    reveal: (id, input, at) => toPromise(() => reveal(id, input, at)),
    cancelDeal: (id, by, at) => toPromise(() => cancel(id, by, at)),
  };
}
