import { useMemo } from 'react';
import { useStore } from 'zustand';
import { marksOf } from './choice/marks-of';
import { useChoiceStore, useDecision } from './decision';
import { CityMap } from './map';
import { useShown } from './shown';
import { ownColour } from './table-context';

/** The map of this table with all that can be decided on it. `least`: as of `CityMap`. */
export function LivingMap({ least }: { readonly least?: number }) {
  const { view, mode } = useShown();
  const { offer, choice, pressDistrict, pressPiece, pressVerb } = useDecision();
  const store = useChoiceStore();
  const glance = useStore(store, (state) => state.glance);
  const isPast = mode === 'past';
  const marks = useMemo(
    () => (isPast ? { flashed: glance.named, pickable: NONE } : marksOf(offer, choice, glance)),
    [isPast, offer, choice, glance],
  );
  const look = store.getState().look;
  return (
    <CityMap
      view={view}
      viewer={view.viewer}
      myColour={ownColour(view)}
      myObjectives={view.own?.objectives ?? NONE}
      marks={marks}
      {...(least !== undefined && { least })}
      onDistrict={isPast ? NOTHING : pressDistrict}
      onHover={(district) => look({ district })}
      onPiece={isPast ? NOTHING : pressPiece}
      onVerb={isPast ? NOTHING : pressVerb}
    />
  );
}

const NONE = [] as const;
const NOTHING = () => undefined;
