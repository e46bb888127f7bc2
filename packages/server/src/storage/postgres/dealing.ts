import { judgeClosing, judgeShowing, withPart } from '../dealing';
import type { ClosedDealing, ShownPart } from '../dealing';
import { shownPartsRow } from '../rows';
import type { MatchStore } from '../matches';
import { held } from './seats';
import type { Tabled } from './tables';
import type { Word } from './word';

/** Parts that are shown; apart from whatever answers are made of until they are the match's entropies, and then too. */
export function postgresDealing(db: Tabled, word: Word): Pick<MatchStore, 'showPart' | 'closeDealing'> {
  return {
    showPart: (id, shows, at) =>
      db.transaction().execute(async (tx): Promise<ShownPart> => {
        const match = await held(tx, id);
        const judged = judgeShowing(match, shows);
        if (match === null || (judged.outcome !== 'shown' && judged.outcome !== 'begun')) return judged;
        const begins = judged.outcome === 'begun';
        const secrets = tx.selectFrom('match_secrets').select('parts').where('match_id', '=', id);
        const { parts: before } = shownPartsRow.parse(await secrets.executeTakeFirst());
        const parts = JSON.stringify(withPart(before, match, shows));
        await tx
          .updateTable('match_secrets')
          .set({ parts, ...(begins && { entropies: parts }) })
          .where('match_id', '=', id)
          .execute();
        const mine = tx.updateTable('seats').set({ part_shown: 1 }).where('match_id', '=', id);
        await mine.where('seat', '=', shows.seat).execute();
        await tx
          .updateTable('matches')
          .set({ updated_at: at, ...(begins && { status: 'running' }) })
          .where('id', '=', id)
          .execute();
        await word.give(tx, id, 'table');
        return judged;
      }),
    closeDealing: (id, by, at) =>
      db.transaction().execute(async (tx): Promise<ClosedDealing> => {
        const judged = judgeClosing(await held(tx, id), by);
        if (judged.outcome !== 'closed') return judged;
        const end = { status: 'finished', closed_at: at };
        await tx.updateTable('matches').set(end).where('id', '=', id).execute();
        await word.give(tx, id, 'table');
        return judged;
      }),
  };
}
