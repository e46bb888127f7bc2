import type { MatchLine } from '../match-line';
import type { MatchSnapshot } from '../snapshot';

/** Resolves with the first snapshot of which the claim is true; hears the line meanwhile. */
export function until(line: MatchLine, isTrue: (snapshot: MatchSnapshot) => boolean): Promise<MatchSnapshot> {
  return new Promise((resolve) => {
    const look = () => {
      const snapshot = line.getSnapshot();
      if (!isTrue(snapshot)) return;
      leave();
      resolve(snapshot);
    };
    const leave = line.subscribe(look);
    look();
  });
}
