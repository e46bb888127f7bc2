import { decideCancelDeal, decideReveal, withReveal } from '../../lobby/rules/deal-reveal';
import type { CancelDealOutcome, RevealOutcome } from '../../lobby/rules/deal-reveal';
import { revealsRow } from '../row-schemas';
import type { MatchStore } from '../matches';
import { lockMatch } from './seats';
import type { Db } from './schema';
import type { Notifier } from './notifier';

/** Parts that are shown; apart from whatever answers are made of until they are the match's entropies, and then too. */
export function postgresDealReveal(db: Db, notifier: Notifier): Pick<MatchStore, 'reveal' | 'cancelDeal'> {
  return {
    reveal: (id, input, at) =>
      db.transaction().execute(async (tx): Promise<RevealOutcome> => {
        const match = await lockMatch(tx, id);
        const decision = decideReveal(match, input);
        if (match === null || (decision.outcome !== 'shown' && decision.outcome !== 'begun')) return decision;
        const isLast = decision.outcome === 'begun';
        const secrets = tx.selectFrom('match_secrets').select('parts').where('match_id', '=', id);
        const { parts: revealed } = revealsRow.parse(await secrets.executeTakeFirst());
        const reveals = JSON.stringify(withReveal(revealed, match, input));
        await tx
          .updateTable('match_secrets')
          .set({ parts: reveals, ...(isLast && { entropies: reveals }) })
          .where('match_id', '=', id)
          .execute();
        const seatUpdate = tx.updateTable('seats').set({ part_shown: 1 }).where('match_id', '=', id);
        await seatUpdate.where('seat', '=', input.seat).execute();
        await tx
          .updateTable('matches')
          .set({ updated_at: at, ...(isLast && { status: 'running' }) })
          .where('id', '=', id)
          .execute();
        await notifier.notify(tx, id, 'table');
        return decision;
      }),
    cancelDeal: (id, by, at) =>
      db.transaction().execute(async (tx): Promise<CancelDealOutcome> => {
        const decision = decideCancelDeal(await lockMatch(tx, id), by);
        if (decision.outcome !== 'closed') return decision;
        const endColumns = { status: 'finished', closed_at: at };
        await tx.updateTable('matches').set(endColumns).where('id', '=', id).execute();
        await notifier.notify(tx, id, 'table');
        return decision;
      }),
  };
}
