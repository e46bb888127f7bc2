import type { PlayerView } from '@great-fire/game';
import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Shown, Travel } from './shown';
import { ShownContext, TravelContext } from './shown';
import { EyeContext } from './story/eye';
import { PlayingContext } from './story/playing';
import { sceneOf } from './story/scenes';
import { useReel } from './story/use-reel';
import { useTable } from './table-context';

interface Past {
  readonly stateId: number; // asked for
  readonly view: PlayerView; // of it, or the last one shown until it has come
}

/** Keeps what is shown apart from the live game. */
export function ShownProvider({ children }: { readonly children: ReactNode }) {
  const { stateId, log, viewAt, fetchView } = useTable();
  const [past, setPast] = useState<Past | null>(null);
  const eye = useRef<(() => number) | null>(null);
  const { reel, now: playing, end, retell } = useReel(past !== null, eye);
  const { view, stateId: told } = reel.shown;
  const shown = useMemo(
    (): Shown =>
      past === null
        ? { view, stateId: told, mode: 'live' }
        : { view: past.view, stateId: past.stateId, mode: 'past' },
    [view, told, past],
  );

  const now = useRef({ stateId, log, shown, viewAt, fetchView });
  useLayoutEffect(() => {
    now.current = { stateId, log, shown, viewAt, fetchView };
  });
  const backToLive = useCallback(() => setPast(null), []);
  const goTo = useCallback(
    (wanted: number) => {
      const { stateId: latest, shown: seen, viewAt: known, fetchView: fetch } = now.current;
      const goal = Math.max(0, wanted);
      if (goal >= latest) {
        setPast(null);
        return;
      }
      end();
      setPast({ stateId: goal, view: known(goal) ?? seen.view });
      void fetch(goal).then((found) => {
        if (found === null) return;
        setPast((present) => (present?.stateId === goal ? { stateId: goal, view: found } : present));
      });
    },
    [end],
  );
  const replay = useCallback(
    (from: number) => {
      setPast(null);
      void allViews(from, now.current.stateId, now.current.fetchView).then((views) => {
        const { log: entries, viewAt: known } = now.current;
        const [first] = views;
        if (first === undefined) return;
        const viewOf = (id: number) => views[id - from] ?? known(id);
        const scenes = entries
          .filter((entry) => entry.stateId > from)
          .map((entry) => sceneOf(entry, viewOf(entry.stateId), first.viewer));
        retell({ stateId: from, view: first }, scenes);
      });
    },
    [retell],
  );
  const travel = useMemo(
    (): Travel => ({ latest: stateId, goTo, backToLive, replay }),
    [stateId, goTo, backToLive, replay],
  );

  return (
    <TravelContext value={travel}>
      <ShownContext value={shown}>
        <PlayingContext value={playing}>
          <EyeContext value={eye}>{children}</EyeContext>
        </PlayingContext>
      </ShownContext>
    </TravelContext>
  );
}

/** Every view of a stretch, in order; as far as they can be had. */
async function allViews(
  from: number,
  to: number,
  fetchView: (stateId: number) => Promise<PlayerView | null>,
): Promise<readonly PlayerView[]> {
  const views: PlayerView[] = [];
  for (let stateId = from; stateId <= to; stateId += 1) {
    const view = await fetchView(stateId);
    if (view === null) break;
    views.push(view);
  }
  return views;
}
