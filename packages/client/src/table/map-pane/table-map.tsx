import { memo, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { useDeferredOnTouch } from '../../lib/use-media-query';
import { toForesightMarks } from '../move-input/foresight';
import { getHandCard } from '../move-input/phase-state';
import { toMapMarks } from '../move-input/phases';
import { useDraftStore, useMoveInput } from '../move-input/move-input-context';
import { CityMap } from '../map/city-map';
import { useDisplayed } from '../model/display-context';
import { ownColour, useTable } from '../model/table-context';
import { lazyWithMessages } from '../../i18n/lazy-with-messages';
import { translateTableName } from '../../i18n/table-name';
import { Delayed } from '../../ui/delayed';
import { UserText } from '../../ui/user-text';

const MemoMap = memo(CityMap);

const SignalLayer = lazyWithMessages(
  () => import('../signals/signal-layer.lazy').then((module) => module.SignalLayer),
  'signals',
);

/** The map of the current table with its input. `minFontSize`: see `CityMap`. */
export function TableMap({ minFontSize }: { readonly minFontSize?: number }) {
  const { view, mode } = useDisplayed();
  const { phaseState, draft, pressDistrict, pressPiece, pressVerb } = useMoveInput();
  const store = useDraftStore();
  const hover = useDeferredOnTouch(useStore(store, (state) => state.hover));
  const litColour = useStore(store, (state) => state.litColour);
  const foreseenCard = useStore(store, (state) => state.foreseenCard);
  const isPast = mode === 'past';
  // While others play, pointing at an own card shows what it can burn next.
  const ownCard = phaseState.phase === 'waiting' ? getHandCard(view, hover.card) : null;
  const card = foreseenCard ?? ownCard;
  const marks = useMemo(
    () =>
      card !== null
        ? { ...toForesightMarks(view, card), flashed: hover.inLog }
        : isPast
          ? { flashed: hover.inLog, selectable: EMPTY }
          : toMapMarks(phaseState, draft, hover),
    [card, view, isPast, phaseState, draft, hover],
  );
  const { setHover } = store.getState();
  const signals = useMemo(
    () => (
      <Delayed>
        <SignalLayer minFontSize={minFontSize} />
      </Delayed>
    ),
    [minFontSize],
  );
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
    >
      {signals}
    </MemoMap>
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
