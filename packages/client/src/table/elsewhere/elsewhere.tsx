import { Suspense, useState } from 'react';
import { openWords } from '../../i18n/i18n';
import { hasSeenOthers } from '../../shell/seen';
import { useTable } from '../table-context';
import { lazily } from '../../shell/lazily';

const OtherTable = lazily(async () => {
  const [other] = await Promise.all([import('./other-table'), openWords('lists')]);
  return { default: other.OtherTable };
});

/** What other tables ask of me, for a browser that has been at others; most have not. */
export function Elsewhere({ place }: { readonly place: 'bar' | 'map' }) {
  const { match, practice } = useTable();
  const [hasOthers] = useState(() => practice === undefined && hasSeenOthers(match.id));
  if (!hasOthers) return null;
  return (
    <Suspense fallback={null}>
      <OtherTable place={place} />
    </Suspense>
  );
}
