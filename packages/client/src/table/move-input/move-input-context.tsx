/** Provides the draft and the move input to the components of a table. */
import { createContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { isTouch } from '../../lib/use-media-query';
import { useStoreFields, useStoreValue } from '../../lib/use-store-fields';
import { useDisplayStore } from '../model/display-context';
import { TableStoreContext, useRequiredContext, useTable } from '../model/table-context';
import { type DraftStore, type InitialDraft, createDraftStore } from './draft-store';
import { type MoveInput, type MoveInputController, createMoveInput } from './move-input-store';
import { type Phase, needsInput } from './phase';

/** Its value never changes. */
const MoveInputContext = createContext<{
  readonly draftStore: DraftStore;
  readonly controller: MoveInputController;
} | null>(null);

interface MoveInputProviderProps {
  readonly initialDraft?: InitialDraft;
  readonly children: ReactNode;
}

export function MoveInputProvider({ initialDraft, children }: MoveInputProviderProps) {
  const table = useRequiredContext(TableStoreContext);
  const display = useDisplayStore();
  const [input] = useState(() => {
    const draftStore = createDraftStore(initialDraft);
    return { draftStore, controller: createMoveInput(table, draftStore, display) };
  });
  return (
    <MoveInputContext value={input}>
      <MoveInputSync controller={input.controller}>{children}</MoveInputSync>
    </MoveInputContext>
  );
}

interface MoveInputSyncProps {
  readonly controller: MoveInputController;
  readonly children: ReactNode;
}

/**
 * Keeps the move input in step with the table and the page. The table is busy while it does not show the last input yet.
 * A separate component, because it renders often.
 */
function MoveInputSync({ controller, children }: MoveInputSyncProps) {
  const { store, follow, setRenderedState } = controller;
  const { stateId } = useTable('stateId');
  const phaseState = useStoreValue(store, (state) => state.phaseState);
  const latestPhaseState = useStore(store, (state) => (isTouch() ? state.phaseState : null));
  useLayoutEffect(follow, [follow]);
  useLayoutEffect(() => setRenderedState(stateId), [setRenderedState, stateId]);
  const isDeferred = latestPhaseState !== null && latestPhaseState !== phaseState;
  return (
    <div className="no-box" aria-busy={isDeferred}>
      {children}
    </div>
  );
}

const FIELDS = [
  ...(['phaseState', 'draft', 'isBusy'] as const),
  ...(['updateDraft', 'send', 'pressDistrict', 'pressPiece', 'pressVerb', 'confirmMove'] as const),
] as const;

const useController = (): MoveInputController => useRequiredContext(MoveInputContext).controller;

/** Returns the move input of this table. Throws outside a `MoveInputProvider`. */
export const useMoveInput = (): Pick<MoveInput, (typeof FIELDS)[number]> =>
  useStoreFields(useController().store, FIELDS);

/** Returns the current phase. Throws outside a `MoveInputProvider`. */
export const usePhase = (): Phase =>
  useStoreValue(useController().store, ({ phaseState }) => phaseState.phase);

/** Returns true if the viewer has to decide. Throws outside a `MoveInputProvider`. */
export const useIsMyDecision = (): boolean => needsInput(usePhase());

/** Returns the draft store, for hover, locate and errors. Throws outside a `MoveInputProvider`. */
export const useDraftStore = (): DraftStore => useRequiredContext(MoveInputContext).draftStore;
