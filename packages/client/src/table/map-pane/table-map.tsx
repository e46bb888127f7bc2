import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useDeferredOnTouch } from '../../lib/use-deferred-on-touch';
import { toMapMarks } from '../move-input/phases';
import type { MoveInput } from '../move-input/move-input-context';
import { useDraftStore, useMoveInput } from '../move-input/move-input-context';
import { CityMap } from '../map';
import { useDisplayed } from '../display/display-context';
import { ownColour } from '../model/table-context';

const MemoMap = memo(CityMap);

/** The map of the current table with its input. `minFontSize`: see `CityMap`. */
export function TableMap({ minFontSize }: { readonly minFontSize?: number }) {
  const { view, mode } = useDisplayed();
  const moveInput = useMoveInput();
  const { phaseState, draft } = moveInput;
  const { pressDistrict, pressPiece, pressVerb } = useStableHandlers(moveInput);
  const store = useDraftStore();
  const hover = useDeferredOnTouch(useStore(store, (state) => state.hover));
  const isPast = mode === 'past';
  const marks = useMemo(
    () => (isPast ? { flashed: hover.inLog, selectable: EMPTY } : toMapMarks(phaseState, draft, hover)),
    [isPast, phaseState, draft, hover],
  );
  const { setHover } = store.getState();
  return (
    <MemoMap
      view={view}
      viewer={view.viewer}
      myColour={ownColour(view)}
      myObjectives={view.own?.objectives ?? EMPTY}
      marks={marks}
      {...(minFontSize !== undefined && { minFontSize })}
      onDistrict={isPast ? noop : pressDistrict}
      onHover={useCallback((district) => setHover({ district }), [setHover])}
      onPiece={isPast ? noop : pressPiece}
      onVerb={isPast ? noop : pressVerb}
    />
  );
}

/** Returns press handlers with a stable identity that call the latest move input. */
function useStableHandlers(
  moveInput: MoveInput,
): Pick<MoveInput, 'pressDistrict' | 'pressPiece' | 'pressVerb'> {
  const latest = useRef(moveInput);
  useLayoutEffect(() => {
    latest.current = moveInput;
  });
  return useMemo(
    () => ({
      pressDistrict: (district) => latest.current.pressDistrict(district),
      pressPiece: (district, kind) => latest.current.pressPiece(district, kind),
      pressVerb: (district, verb) => latest.current.pressVerb(district, verb),
    }),
    [],
  );
}

const EMPTY = [] as const;
const noop = () => undefined;
