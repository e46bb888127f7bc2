import { withDeadline } from '@great-fire/testkit/wait-for';
import type { MatchLine } from '../match-line';
import type { MatchSnapshot } from '../snapshot';

/**
 * Resolves to the first snapshot for which `isTrue` holds. Subscribes to the line meanwhile.
 * @param what names the snapshot in the error after the deadline
 */
export function until(
  line: MatchLine,
  isTrue: (snapshot: MatchSnapshot) => boolean,
  what = 'a snapshot of the line',
): Promise<MatchSnapshot> {
  const reached = new Promise<MatchSnapshot>((resolve) => {
    const look = () => {
      const snapshot = line.getSnapshot();
      if (!isTrue(snapshot)) return;
      leave();
      resolve(snapshot);
    };
    const leave = line.subscribe(look);
    look();
  });
  return withDeadline(what, reached);
}
