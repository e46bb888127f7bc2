import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useBehindFinger } from '../shell/behind-finger';
import { marksOf } from './choice/marks-of';
import type { Decision } from './decision';
import { useChoiceStore, useDecision } from './decision';
import { CityMap } from './map';
import { useShown } from './shown';
import { ownColour } from './table-context';

const StillMap = memo(CityMap);

/** The map of this table with all that can be decided on it. `least`: as of `CityMap`. */
export function LivingMap({ least }: { readonly least?: number }) {
  const { view, mode } = useShown();
  const decision = useDecision();
  const { offer, choice } = decision;
  const { pressDistrict, pressPiece, pressVerb } = usePresses(decision);
  const store = useChoiceStore();
  const seen = useBehindFinger(useStore(store, (state) => state.glance));
  const isPast = mode === 'past';
  const marks = useMemo(
    () => (isPast ? { flashed: seen.named, pickable: NONE } : marksOf(offer, choice, seen)),
    [isPast, offer, choice, seen],
  );
  const { look } = store.getState();
  return (
    <StillMap
      view={view}
      viewer={view.viewer}
      myColour={ownColour(view)}
      myObjectives={view.own?.objectives ?? NONE}
      marks={marks}
      {...(least !== undefined && { least })}
      onDistrict={isPast ? NOTHING : pressDistrict}
      onHover={useCallback((district) => look({ district }), [look])}
      onPiece={isPast ? NOTHING : pressPiece}
      onVerb={isPast ? NOTHING : pressVerb}
    />
  );
}

/** The presses on the map as the decision last stood, in functions that stay the same. */
function usePresses(decision: Decision): Pick<Decision, 'pressDistrict' | 'pressPiece' | 'pressVerb'> {
  const now = useRef(decision);
  useLayoutEffect(() => {
    now.current = decision;
  });
  return useMemo(
    () => ({
      pressDistrict: (district) => now.current.pressDistrict(district),
      pressPiece: (district, kind) => now.current.pressPiece(district, kind),
      pressVerb: (district, verb) => now.current.pressVerb(district, verb),
    }),
    [],
  );
}

const NONE = [] as const;
const NOTHING = () => undefined;
