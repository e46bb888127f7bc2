import { Suspense, useEffect, useState } from 'react';
import { openWords } from '../i18n/i18n';
import { hasPins } from './has-pins';
import { lazily } from '../shell/lazily';

const TableDeal = lazily(async () => {
  const [deal] = await Promise.all([import('./table-deal'), openWords('deal')]);
  return { default: deal.TableDeal };
});

const LATER_MS = 1000; // the table itself comes first

interface LaterTableDealProps {
  readonly match: string;
  readonly className: string; // of the line, which is there from the first: its words push nothing
}

/** What a table's deal was bound to, once the table stands; nothing where this browser was not shown it before. */
export function LaterTableDeal({ match, className }: LaterTableDealProps) {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    hasPins(match) && (
      <p className={className}>
        {isLater && (
          <Suspense fallback={null}>
            <TableDeal />
          </Suspense>
        )}
      </p>
    )
  );
}
