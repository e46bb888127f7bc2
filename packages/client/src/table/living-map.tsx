import { useMemo } from 'react';
import { useStore } from 'zustand';
import { marksOf } from './choice/marks-of';
import { useChoiceStore, useDecision } from './decision';
import { CityMap } from './map';
import { ownColour, useTable } from './table-context';

/** The map of this table with all that can be decided on it. */
export function LivingMap() {
  const { view } = useTable();
  const { offer, choice, pressDistrict, pressPiece, pressVerb } = useDecision();
  const store = useChoiceStore();
  const glance = useStore(store, (state) => state.glance);
  const marks = useMemo(() => marksOf(offer, choice, glance), [offer, choice, glance]);
  const look = store.getState().look;
  return (
    <CityMap
      view={view}
      viewer={view.viewer}
      myColour={ownColour(view)}
      myObjectives={view.own?.objectives ?? NONE}
      marks={marks}
      onDistrict={pressDistrict}
      onHover={(district) => look({ district })}
      onPiece={pressPiece}
      onVerb={pressVerb}
    />
  );
}

const NONE = [] as const;
