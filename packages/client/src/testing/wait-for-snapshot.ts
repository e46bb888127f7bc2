import { withDeadline } from '@great-fire/testkit/wait-for';
import type { MatchClient } from '../live/match-client';
import type { MatchSnapshot } from '../live/snapshot';

/**
 * Resolves to the first snapshot for which `isTrue` holds. Subscribes meanwhile.
 *
 * @param what names the snapshot in the error after the deadline
 */
export function waitForSnapshot(
  client: MatchClient,
  isTrue: (snapshot: MatchSnapshot) => boolean,
  what = 'a snapshot of the line',
): Promise<MatchSnapshot> {
  const promise = new Promise<MatchSnapshot>((resolve) => {
    const check = () => {
      const snapshot = client.getSnapshot();
      if (!isTrue(snapshot)) return;
      unsubscribe();
      resolve(snapshot);
    };
    const unsubscribe = client.subscribe(check);
    check();
  });
  return withDeadline(what, promise);
}
