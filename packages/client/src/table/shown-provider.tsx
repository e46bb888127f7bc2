import type { PlayerView } from '@great-fire/game';
import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Shown, Travel } from './shown';
import { ShownContext, TravelContext } from './shown';
import { PlayingContext } from './story/playing';
import { useReel } from './story/use-reel';
import { useTable } from './table-context';

interface Past {
  readonly stateId: number; // asked for
  readonly view: PlayerView; // of it, or the last one shown until it has come
}

/** Keeps what is shown apart from the live game. */
export function ShownProvider({ children }: { readonly children: ReactNode }) {
  const { stateId, viewAt, fetchView } = useTable();
  const [past, setPast] = useState<Past | null>(null);
  const { reel, now: playing, end } = useReel(past !== null);
  const { view, stateId: told } = reel.shown;
  const shown = useMemo(
    (): Shown =>
      past === null
        ? { view, stateId: told, mode: 'live' }
        : { view: past.view, stateId: past.stateId, mode: 'past' },
    [view, told, past],
  );

  const now = useRef({ stateId, shown, viewAt, fetchView });
  useLayoutEffect(() => {
    now.current = { stateId, shown, viewAt, fetchView };
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
  const travel = useMemo((): Travel => ({ latest: stateId, goTo, backToLive }), [stateId, goTo, backToLive]);

  return (
    <TravelContext value={travel}>
      <ShownContext value={shown}>
        <PlayingContext value={playing}>{children}</PlayingContext>
      </ShownContext>
    </TravelContext>
  );
}
