/** Context of the viewer's next move. Derives the phase state from the table and the draft, and sends the actions. */
import type { Action, DistrictId, PlayerView } from '@great-fire/game';
import type { ReactNode } from 'react';
import {
  createContext,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import type { MoveDraft, HandAnswer } from './draft';
import type { Phase } from './phase';
import { getInputBlock, needsInput, isMyDecision } from './phase';
import type { PhaseState } from './phase-state';
import { createIdlePhase } from './phase-state';
import { derivePhaseState, pressDistrict } from './phases';
import type { PressResult } from './handle-press';
import { confirmDestination, pressPiece, pressVerb } from './handle-press';
import type { DraftStore, InputError, InitialDraft } from './draft-store';
import { createDraftStore } from './draft-store';
import { useDeferredOnTouch } from '../../lib/use-deferred-on-touch';
import { useIsDesktop } from '../../lib/use-media-query';
import type { MoveAnswer } from '../../live/outbox';
import type { MovablePiece, Verb } from '../map/marks';
import { useTimeTravel } from '../display/display-context';
import { useTable, useRequiredContext } from '../model/table-context';

export interface MoveInput {
  readonly phaseState: PhaseState;
  readonly draft: MoveDraft;
  readonly isBusy: boolean; // an action is being sent
  readonly updateDraft: (changes: Partial<MoveDraft>) => void;
  readonly send: (...actions: readonly Action[]) => void;
  readonly pressDistrict: (district: DistrictId) => void;
  readonly pressPiece: (district: DistrictId, kind: MovablePiece) => void;
  readonly pressVerb: (district: DistrictId, verb: Verb) => void;
  readonly confirmMove: () => void; // to the selected destination
}

const MoveInputContext = createContext<MoveInput | null>(null);
// A separate context: most components need only the phase and must not render on each change of the draft.
const PhaseContext = createContext<Phase | null>(null);
const DraftStoreContext = createContext<DraftStore | null>(null);

interface MoveInputProviderProps {
  readonly initialDraft?: InitialDraft;
  readonly children: ReactNode;
}

/** Provides the move input to the components of a table. */
export function MoveInputProvider({ initialDraft, children }: MoveInputProviderProps) {
  const [store] = useState(() => createDraftStore(initialDraft));
  return (
    <DraftStoreContext value={store}>
      <MoveInputController store={store}>{children}</MoveInputController>
    </DraftStoreContext>
  );
}

function MoveInputController({
  store,
  children,
}: {
  readonly store: DraftStore;
  readonly children: ReactNode;
}) {
  const { view, stateId, act, isSending, tableState } = useTable(
    'view',
    'stateId',
    'act',
    'isSending',
    'tableState',
  );
  const inputBlock = getInputBlock(tableState, view.viewer);
  const { returnToLive } = useTimeTravel();
  const { draft, card, isDeferred } = useDeferredDraft(store, view);
  const derivePhase = useCallback(
    (latestDraft: MoveDraft, hoveredCard: number | null) =>
      inputBlock === null ? derivePhaseState(view, latestDraft, hoveredCard) : createIdlePhase(view),
    [view, inputBlock],
  );
  const phaseState = useMemo(() => derivePhase(draft, card), [derivePhase, draft, card]);

  const lastStateRef = useRef({ view, stateId });
  // The last state that the server confirmed to this page. A press on an older state is ignored: the page is behind.
  const confirmedStateId = useRef(stateId);
  const isHandAnswerResolved = useRef(false); // accepted or refused
  // The answer stays until the page renders the state that it led to. Otherwise the prompt for the old hand would
  // appear again, and a press on it would be lost.
  const clearResolvedHandAnswer = useCallback(() => {
    if (!isHandAnswerResolved.current || lastStateRef.current.stateId < confirmedStateId.current) return;
    isHandAnswerResolved.current = false;
    store.getState().answerHand(null);
  }, [store]);
  useLayoutEffect(() => {
    const previousState = lastStateRef.current;
    // A reconnect sends the same state again. The draft then stays.
    const isSameState = previousState.stateId === stateId && previousState.view.viewer === view.viewer;
    if (!isSameState) store.getState().reconcile(previousState.view, view);
    lastStateRef.current = { view, stateId };
    clearResolvedHandAnswer();
  }, [store, view, stateId, clearResolvedHandAnswer]);

  const needsConfirm = !useIsDesktop(); // without a desktop layout, a button confirms a move
  const isSendingRef = useRef(false);
  const submit = useCallback(
    async (actions: readonly Action[]) => {
      if (isSendingRef.current || lastStateRef.current.stateId < confirmedStateId.current) return;
      returnToLive();
      isSendingRef.current = true;
      store.getState().setError(null);
      await sendAll(act, actions, confirmedStateId)
        .then((error) => store.getState().setError(error))
        .finally(() => {
          isSendingRef.current = false;
        });
    },
    [act, store, returnToLive],
  );
  const send = useCallback((...actions: readonly Action[]) => void submit(actions), [submit]);

  // All players answer at the same time; each page sends its answer when its seat is on turn.
  const queuedHandAnswer = inputBlock === null && isMyDecision(view) ? draft.handAnswer : null;
  const submitHandAnswer = useEffectEvent(async (type: HandAnswer) => {
    await submit([{ type }]);
    isHandAnswerResolved.current = true;
    clearResolvedHandAnswer();
  });
  useEffect(() => {
    if (queuedHandAnswer !== null) void submitHandAnswer(queuedHandAnswer);
  }, [queuedHandAnswer]);

  const moveInput = useMemo((): MoveInput => {
    // The rendered draft can be older than the draft in the store. Apply each press to the draft in the store.
    const applyPress = (
      handlePress: (latestPhaseState: PhaseState, latestDraft: MoveDraft) => PressResult,
    ) => {
      const { draft: latestDraft, hover, setDraft, setError } = store.getState();
      const latestPhaseState = latestDraft === draft ? phaseState : derivePhase(latestDraft, hover.card);
      const { draft: nextDraft, actions: pressActions, refusal } = handlePress(latestPhaseState, latestDraft);
      setDraft(nextDraft);
      if (refusal !== null) setError({ refusal, code: null });
      if (pressActions.length > 0) send(...pressActions);
    };
    return {
      phaseState,
      draft,
      isBusy: isSending,
      updateDraft: (changes) => {
        returnToLive(); // leaves the earlier state
        store.getState().setDraft({ ...store.getState().draft, ...changes });
      },
      send,
      pressDistrict: (district) =>
        applyPress((latestPhaseState, latestDraft) =>
          pressDistrict(view, latestPhaseState, latestDraft, district, needsConfirm),
        ),
      pressPiece: (district, kind) =>
        applyPress((latestPhaseState, latestDraft) =>
          latestPhaseState.phase === 'act'
            ? pressPiece(latestPhaseState, latestDraft, { at: district, kind })
            : pressDistrict(view, latestPhaseState, latestDraft, district),
        ),
      pressVerb: (district, verb) =>
        applyPress((latestPhaseState, latestDraft) =>
          pressVerb(latestPhaseState, latestDraft, district, verb),
        ),
      confirmMove: () => applyPress(confirmDestination),
    };
  }, [phaseState, derivePhase, draft, isSending, send, store, view, returnToLive, needsConfirm]);

  return (
    <PhaseContext value={phaseState.phase}>
      <MoveInputContext value={moveInput}>{children}</MoveInputContext>
      {isDeferred && <span hidden data-behind />}
    </PhaseContext>
  );
}

/**
 * Returns the draft to render. On touch devices it is deferred: the pressed card renders first, because a phone needs
 * long to render the rest.
 */
function useDeferredDraft(store: DraftStore, view: PlayerView) {
  const draft = useStore(store, (state) => state.draft);
  const card = useStore(store, (state) => state.hover.card);
  const current = useMemo(() => ({ view, draft, card }), [view, draft, card]);
  const deferred = useDeferredOnTouch(current);
  const rendered = deferred.view === view ? deferred : current;
  return { ...rendered, isDeferred: rendered !== current };
}

/**
 * Sends actions in order and records each confirmed state. Stops at the first rejection and returns its error, else
 * null.
 */
async function sendAll(
  act: (action: Action) => Promise<MoveAnswer>,
  actions: readonly Action[],
  confirmedStateId: { current: number },
): Promise<InputError | null> {
  for (const action of actions) {
    const result = await act(action);
    if (!result.ok) return toInputError(result);
    confirmedStateId.current = result.stateId;
  }
  return null;
}

function toInputError({ code, rule, reason }: MoveAnswer & { readonly ok: false }): InputError {
  const refusal = rule !== undefined && reason !== undefined ? { rule, reason } : null;
  return { refusal, code };
}

/** Returns the move input of this table. Throws outside a `MoveInputProvider`. */
export const useMoveInput = (): MoveInput => useRequiredContext(MoveInputContext);

/** Returns the current phase. Throws outside a `MoveInputProvider`. */
export const usePhase = (): Phase => useRequiredContext(PhaseContext);

/** Returns true if the viewer has to decide. Throws outside a `MoveInputProvider`. */
export const useIsMyDecision = (): boolean => needsInput(usePhase());

/** Returns the draft store, for hover, locate and errors. Throws outside a `MoveInputProvider`. */
export const useDraftStore = (): DraftStore => useRequiredContext(DraftStoreContext);
