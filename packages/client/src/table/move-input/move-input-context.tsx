/** The viewer's decision in the making, between the table's state and whatever shows or changes it. */
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
import { needsInput, isMyDecision } from './phase';
import type { PhaseState } from './phase-state';
import { createIdlePhase, derivePhaseState } from './phase-state';
import type { PressResult } from './handle-press';
import { pressDistrict, confirmDestination, pressPiece, pressVerb } from './handle-press';
import type { DraftStore, InputError, InitialDraft } from './draft-store';
import { createDraftStore } from './draft-store';
import { getInputBlock } from '../session/session-state';
import { useDeferredOnTouch } from '../../lib/use-deferred-on-touch';
import { useIsDesktop } from '../../lib/use-media-query';
import type { MoveAnswer } from '../../live/outbox';
import type { MovablePiece, Verb } from '../map/marks';
import { useTimeTravel } from '../time-travel/displayed-state';
import { useTable } from '../table-context';
import { useRequiredContext } from '../use-required-context';

export interface MoveInput {
  readonly phaseState: PhaseState;
  readonly draft: MoveDraft;
  readonly isBusy: boolean; // a decision is on its way
  readonly updateDraft: (changes: Partial<MoveDraft>) => void;
  readonly send: (...actions: readonly Action[]) => void;
  readonly pressDistrict: (district: DistrictId) => void;
  readonly pressPiece: (district: DistrictId, kind: MovablePiece) => void;
  readonly pressVerb: (district: DistrictId, verb: Verb) => void;
  readonly confirmMove: () => void; // to the goal that is chosen
}

const MoveInputContext = createContext<MoveInput | null>(null);
// Apart, for most of the table asks for no more, and need not be drawn with every card that is touched.
const PhaseContext = createContext<Phase | null>(null);
const DraftStoreContext = createContext<DraftStore | null>(null);

interface MoveInputProviderProps {
  readonly initialDraft?: InitialDraft;
  readonly children: ReactNode;
}

/** Gives the parts of a table their one decision. */
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
  const { view, stateId, act, isSending, tableState } = useTable();
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
  // The answer stays until the page renders the state that it led to. Until then the old hand would ask again, and the
  // press on it would be lost.
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

  const needsConfirm = !useIsDesktop(); // under a finger a district is chosen, and a button confirms it
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
    // What is drawn may be behind what was touched last, and what is touched next follows on that.
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
        returnToLive(); // nothing is decided on an earlier state
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
 * What was picked, as it is drawn. Under a finger the table follows in a render of its own: the card that is touched has
 * answered by then, and a phone takes long to draw the rest.
 */
function useDeferredDraft(store: DraftStore, view: PlayerView) {
  const draft = useStore(store, (state) => state.draft);
  const card = useStore(store, (state) => state.hover.card);
  const current = useMemo(() => ({ view, draft, card }), [view, draft, card]);
  const deferred = useDeferredOnTouch(current);
  const rendered = deferred.view === view ? deferred : current;
  return { ...rendered, isDeferred: rendered !== current };
}

/** Sends actions one after the other, and notes the state that they came to; the first that is refused ends it and says why. */
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

/** The decision of this table. Throws outside a `MoveInputProvider`. */
export const useMoveInput = (): MoveInput => useRequiredContext(MoveInputContext);

/** What kind of decision it is. Throws outside a `MoveInputProvider`. */
export const usePhase = (): Phase => useRequiredContext(PhaseContext);

/** Whether this viewer is asked to decide. Throws outside a `MoveInputProvider`. */
export const useIsMyDecision = (): boolean => needsInput(usePhase());

/** The store under the decision, for glances and notices. Throws outside a `MoveInputProvider`. */
export const useDraftStore = (): DraftStore => useRequiredContext(DraftStoreContext);
