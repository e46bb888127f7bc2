import { memo, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useMedia } from '../shell/media';
import { marksOf } from './choice/marks-of';
import type { Decision } from './decision';
import { useChoiceStore, useDecision } from './decision';
import { CityMap } from './map';
import { useShown } from './shown';
import { ownColour } from './table-context';

const StillMap = memo(CityMap);

/**
 * The map of this table with all that can be decided on it. What a finger marks on it is drawn right after the rest of the
 * page has answered the press: the map is most of the page, and slow to draw on a phone. Keys must find their next district
 * there at once. `least`: as of `CityMap`.
 */
export function LivingMap({ least }: { readonly least?: number }) {
  const { view, mode } = useShown();
  const decision = useDecision();
  const { offer, choice } = decision;
  const { pressDistrict, pressPiece, pressVerb } = usePresses(decision);
  const store = useChoiceStore();
  const glance = useStore(store, (state) => state.glance);
  const isPast = mode === 'past';
  const marks = useMemo(
    () => (isPast ? { flashed: glance.named, pickable: NONE } : marksOf(offer, choice, glance)),
    [isPast, offer, choice, glance],
  );
  const marked = useMemo(() => ({ view, marks }), [view, marks]);
  const drawn = useDeferredValue(marked);
  // A move is drawn with its marks at once, for it is told in time with the rest.
  const isTouched = useMedia('(pointer: coarse)');
  const isBehind = isTouched && drawn !== marked && drawn.view === view;
  const { look } = store.getState();
  return (
    <>
      <StillMap
        view={view}
        viewer={view.viewer}
        myColour={ownColour(view)}
        myObjectives={view.own?.objectives ?? NONE}
        marks={isBehind ? drawn.marks : marks}
        {...(least !== undefined && { least })}
        onDistrict={isPast ? NOTHING : pressDistrict}
        onHover={useCallback((district) => look({ district }), [look])}
        onPiece={isPast ? NOTHING : pressPiece}
        onVerb={isPast ? NOTHING : pressVerb}
      />
      {isBehind && <span hidden data-behind />}
    </>
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
