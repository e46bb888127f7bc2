import { memo, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { useDeferredOnTouch } from '../../lib/use-media-query';
import { toMapMarks } from '../move-input/phases';
import { useDraftStore, useMoveInput } from '../move-input/move-input-context';
import { CityMap } from '../map/city-map';
import { useDisplayed } from '../model/display-context';
import { ownColour, useTable } from '../model/table-context';
import { translateTableName } from '../../i18n/table-name';
import { UserText } from '../../ui/user-text';

const MemoMap = memo(CityMap);

/** The map of the current table with its input. `minFontSize`: see `CityMap`. */
export function TableMap({ minFontSize }: { readonly minFontSize?: number }) {
  const { view, mode } = useDisplayed();
  const { phaseState, draft, pressDistrict, pressPiece, pressVerb } = useMoveInput();
  const store = useDraftStore();
  const hover = useDeferredOnTouch(useStore(store, (state) => state.hover));
  const litColour = useStore(store, (state) => state.litColour);
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
      litColour={litColour}
      {...(minFontSize !== undefined && { minFontSize })}
      onDistrict={isPast ? noop : pressDistrict}
      onHover={useCallback((district) => setHover({ district }), [setHover])}
      onPiece={isPast ? noop : pressPiece}
      onVerb={isPast ? noop : pressVerb}
    />
  );
}

const EMPTY = [] as const;
const noop = () => undefined;

/** The heading of the page for screen readers. The bar has no room for it. */
export function TableHeading() {
  const { match } = useTable('match');
  return (
    <h1 className="visually-hidden">
      <UserText>{translateTableName(match.tableName)}</UserText>
    </h1>
  );
}
