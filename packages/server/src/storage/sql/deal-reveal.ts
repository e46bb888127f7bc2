import { decideCancelDeal, decideReveal, withReveal } from '../../table-setup/deal-reveal';
import { isRejected } from '../../errors/error-table';
import type { MatchStore } from '../matches';
import { lockMatch } from './match-rows';
import { parseTexts } from './row-conversions';
import type { SqlDatabase } from './sql-database';

/** Reveals of contributions. The contributions are kept apart from the match until they become its entropies. */
export function sqlDealReveal({ transact }: SqlDatabase): Pick<MatchStore, 'reveal' | 'cancelDeal'> {
  return {
    reveal: (id, input, at) =>
      transact(async (tx, publish) => {
        const match = await lockMatch(tx, id);
        const decision = decideReveal(match, input);
        if (match === null || isRejected(decision) || decision.outcome === 'already-revealed')
          return decision;
        const isLast = decision.outcome === 'started';
        const secrets = tx.selectFrom('match_secrets').select('contributions').where('match_id', '=', id);
        const revealed = parseTexts((await secrets.executeTakeFirstOrThrow()).contributions);
        const reveals = JSON.stringify(withReveal(revealed, match, input));
        await tx
          .updateTable('match_secrets')
          .set({ contributions: reveals, ...(isLast && { entropies: reveals }) })
          .where('match_id', '=', id)
          .execute();
        const seatUpdate = tx.updateTable('seats').set({ is_revealed: 1 }).where('match_id', '=', id);
        await seatUpdate.where('seat', '=', input.seat).execute();
        await tx
          .updateTable('matches')
          .set({ updated_at: at, ...(isLast && { status: 'running' }) })
          .where('id', '=', id)
          .execute();
        if (!isLast) publish({ type: 'table-changed', matchId: id });
        return decision;
      }),
    cancelDeal: (id, by, at) =>
      transact(async (tx, publish) => {
        const decision = decideCancelDeal(await lockMatch(tx, id), by);
        if (isRejected(decision)) return decision;
        const endColumns = { status: 'finished', closed_at: at } as const;
        await tx.updateTable('matches').set(endColumns).where('id', '=', id).execute();
        publish({ type: 'table-changed', matchId: id });
        return decision;
      }),
  };
}
