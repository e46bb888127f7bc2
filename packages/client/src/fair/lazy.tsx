import { openWords } from '../i18n/i18n';
import { hasPins } from './has-pins';
import { Later } from '../shell/later';
import { lazily } from '../shell/lazily';

const TableDeal = lazily(async () => {
  const [deal] = await Promise.all([import('./table-deal'), openWords('deal')]);
  return { default: deal.TableDeal };
});

interface LaterTableDealProps {
  readonly match: string;
  readonly className: string; // of the line, which is there from the first: its words push nothing
}

/** What a table's deal was bound to, once the table stands; nothing where this browser was not shown it before. */
export function LaterTableDeal({ match, className }: LaterTableDealProps) {
  return (
    hasPins(match) && (
      <p className={className}>
        <Later>
          <TableDeal />
        </Later>
      </p>
    )
  );
}
