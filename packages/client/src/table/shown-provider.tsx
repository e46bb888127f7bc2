import type { PastView, SeenFrom } from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Shown, Travel } from './shown';
import { ShownContext, TravelContext } from './shown';
import type { MovingMap } from './story/eye';
import { EyeContext } from './story/eye';
import { PlayingContext } from './story/playing';
import { sceneOf } from './story/scenes';
import { useReel } from './story/use-reel';
import { useTable } from './table-context';

interface Past {
  readonly stateId: number; // asked for
  readonly from: SeenFrom | null;
  readonly view: PastView; // of it, or the last one shown until it has come
}

/** Keeps what is shown apart from the live game. */
export function ShownProvider({ children }: { readonly children: ReactNode }) {
  const { stateId, log, viewAt, fetchView } = useTable();
  const [past, setPast] = useState<Past | null>(null);
  const [from, setFrom] = useState<SeenFrom | null>(null);
  const eye = useRef<MovingMap | null>(null);
  const { reel, now: playing, end, retell } = useReel(past !== null, eye);
  const { view, stateId: told } = reel.shown;
  const shown = useMemo(
    (): Shown =>
      past === null
        ? { view, stateId: told, mode: 'live' }
        : { view: past.view, stateId: past.stateId, mode: past.stateId < stateId ? 'past' : 'live' },
    [view, told, past, stateId],
  );

  const now = useRef({ stateId, log, shown, from, viewAt, fetchView });
  useLayoutEffect(() => {
    now.current = { stateId, log, shown, from, viewAt, fetchView };
  });
  const show = useCallback(
    (wanted: number, eyes: SeenFrom | null) => {
      const { stateId: latest, shown: seen, viewAt: known, fetchView: fetch } = now.current;
      const goal = Math.min(Math.max(0, wanted), latest);
      if (goal === latest && eyes === null) {
        setPast(null);
        return;
      }
      end();
      const asked = { stateId: goal, from: eyes };
      setPast({ ...asked, view: known(goal, eyes) ?? seen.view });
      void fetch(goal, eyes).then((found) => {
        if (found === null) return;
        setPast((present) =>
          present?.stateId === goal && present.from === eyes ? { ...asked, view: found } : present,
        );
      });
    },
    [end],
  );
  const goTo = useCallback((wanted: number) => show(wanted, now.current.from), [show]);
  const backToLive = useCallback(() => goTo(Infinity), [goTo]);
  const lookFrom = useCallback(
    (eyes: SeenFrom | null) => {
      setFrom(eyes);
      show(now.current.shown.stateId, eyes);
    },
    [show],
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
    (): Travel => ({ latest: stateId, goTo, backToLive, from, lookFrom, replay }),
    [stateId, goTo, backToLive, from, lookFrom, replay],
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
  fetchView: (stateId: number) => Promise<PastView | null>,
): Promise<readonly PastView[]> {
  const views: PastView[] = [];
  for (let stateId = from; stateId <= to; stateId += 1) {
    const view = await fetchView(stateId);
    if (view === null) break;
    views.push(view);
  }
  return views;
}
