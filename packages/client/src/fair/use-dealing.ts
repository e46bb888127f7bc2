import type { MatchSummary } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { addMine, tend } from './parts';
import type { Standing } from './standing';

const AGAIN_MS = 3000;

interface Table {
  readonly match: Pick<MatchSummary, 'id' | 'status' | 'parts'>;
  readonly mySeat: number | null;
  readonly commitment: string; // empty: nobody deals here
}

export interface Dealing {
  readonly standing: Standing;
  readonly takeUp: () => Promise<void>; // whoever sits here goes on in this browser: what their seat adds is to lie here
}

/** Does what this browser has to do about the deal of a table, as often as that is shown anew. */
export function useDealing(table: Table): Dealing {
  const { match, mySeat, commitment } = table;
  const [standing, setStanding] = useState<Standing>('apart');
  const [tries, setTries] = useState(0);
  const { id, status, parts } = match;
  const shown = JSON.stringify({ match: { id, status, parts }, mySeat, commitment });
  useEffect(() => {
    if (commitment === '') return;
    let again: ReturnType<typeof setTimeout> | undefined;
    tend(JSON.parse(shown) as Table).then(setStanding, () => {
      again = setTimeout(() => setTries((before) => before + 1), AGAIN_MS); // refused or unheard; nothing is lost
    });
    return () => clearTimeout(again);
  }, [shown, commitment, tries]);
  return {
    standing,
    takeUp: async () => {
      if (standing === 'elsewhere') await addMine(table);
    },
  };
}
